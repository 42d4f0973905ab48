import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Pick colors from a picture or a screenshot, pixel by pixel, and see how two of them contrast",
  glyph: {
    kind: "pixels",
    colors: ["#006070", "#80C4FF", "#4FA0F5", "#007DC0", "#8EE8FF", "#5AC8FA", "#35A0C4", "#007098"],
  },
});
