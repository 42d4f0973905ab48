import { late } from "#app/late/late.tsx";

export const Picker = late(
  async () => (await import("#app/ui/color-picker/color-picker.tsx")).ColorPicker,
  "The color picker",
  { isOnServer: true },
);

export const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", {
  isOnServer: true,
});
