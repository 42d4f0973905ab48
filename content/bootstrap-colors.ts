/**
 * The ten base colors of Bootstrap 5.3 (MIT), from which the others are mixed, and its grays from 100 to 900.
 * https://github.com/twbs/bootstrap/blob/v5.3.3/scss/_variables.scss
 */
export const bootstrapBases: readonly { readonly name: string; readonly hex: string }[] = [
  { name: "blue", hex: "0d6efd" },
  { name: "indigo", hex: "6610f2" },
  { name: "purple", hex: "6f42c1" },
  { name: "pink", hex: "d63384" },
  { name: "red", hex: "dc3545" },
  { name: "orange", hex: "fd7e14" },
  { name: "yellow", hex: "ffc107" },
  { name: "green", hex: "198754" },
  { name: "teal", hex: "20c997" },
  { name: "cyan", hex: "0dcaf0" },
];

export const BOOTSTRAP_GRAYS = "f8f9fa e9ecef dee2e6 ced4da adb5bd 6c757d 495057 343a40 212529";
