/** Features that Huesmith uses if a browser has them. The ids are those that `e2e/engines/probe-features.ts` tests. */
export const browserFeatures: readonly { id: string; title: string; without: string }[] = [
  {
    id: "eyedropper",
    title: "Picking a color from the screen",
    without: "Pickers show the system's color picker instead. A screenshot in the Image Color Picker works too.",
  },
  {
    id: "p3-canvas",
    title: "Display P3 in pictures and pickers",
    without: "Both use sRGB. Typed and converted colors keep their full gamut.",
  },
  {
    id: "copy-text",
    title: "Copying text",
    without: "The text is shown in a selected field, ready to copy.",
  },
  { id: "copy-picture", title: "Copying a picture", without: "Pictures only have a download button." },
  { id: "share", title: "The phone's share sheet", without: "Share copies the link." },
  { id: "camera", title: "Taking a picture with a webcam", without: "Open, drop or paste a picture instead." },
  { id: "keyboard-map", title: "Reading the keyboard layout", without: "Shortcuts are listed as on a US keyboard." },
  { id: "locks", title: "Locks between tabs", without: "Tabs take turns through the browser's storage." },
  {
    id: "anchors",
    title: "CSS anchor positioning",
    without: "A script places menus, and tooltips are the browser's own.",
  },
  { id: "closed-by", title: "Dialogs that close on a click outside", without: "A script closes them." },
  { id: "view-transitions", title: "View transitions", without: "Color pages open without an animation." },
  { id: "starting-style", title: "@starting-style", without: "Menus and dialogs open without an animation." },
  { id: "field-sizing", title: "CSS field-sizing", without: "Fields have a fixed width." },
  { id: "text-wrap", title: "CSS text-wrap: pretty", without: "Lines break where they are full." },
  { id: "content-visibility", title: "CSS content-visibility", without: "Long lists are rendered all at once." },
  { id: "idle", title: "Idle callbacks", without: "Work that can wait starts after a fifth of a second." },
];
