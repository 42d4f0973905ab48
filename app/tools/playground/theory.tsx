import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { ROLE_NAMES, THEME_ROLE_IDS, type ThemeRole, type ThemeRoles } from "#color/roles/theme-roles.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-playground.ts";

/** How roles are found, with those of the palette on the bench. */
export function Theory({ bench: { themes, state } }: { bench: Bench }) {
  const { light, dark } = themes;
  const own = THEME_ROLE_IDS.filter((id) => light[id].index !== null).length;
  const link = light.link.index === null;
  const muted = convert(light.mutedText.color, "oklch");
  return (
    <>
      <ToolSection id="how" title="How colors get their roles">
        <Prose>
          <p>
            The page comes first. The engine looks for a color that is light and calm enough to be one; if the palette
            has none, it takes the palette’s hue at very low chroma. In your light theme that is{" "}
            {printHex(light.background.color)}, in the dark one {printHex(dark.background.color)}. Surfaces lie{" "}
            {lightnessGap(light)} of OKLCH lightness away from it.
          </p>
          <p>
            {light.text.index === null
              ? "No color of the palette is calm and strong enough for long texts, so almost a gray was made of a hue."
              : "Text is the color of the palette with the most contrast on both, if it is calm enough for long texts."}{" "}
            {printHex(light.text.color)} reaches {ratio(light.text, light.background)} on the background and{" "}
            {ratio(light.text, light.surface)} on the surface. Muted text is mixed towards the background as far as
            4.5:1 allows: {printHex(light.mutedText.color)}, lightness {muted.l.toFixed(2)},{" "}
            {ratio(light.mutedText, light.surface)}.
          </p>
          <p>
            Primary is the most vivid color that can be told from the page, {printHex(light.primary.color)}; accent the
            one farthest from it in hue, {printHex(light.accent.color)}. What is written on them is the page’s own light
            or dark color, where it reaches 4.5:1, or else white or black. One of those two always does.
          </p>
          <p>
            {link
              ? `A link is the primary color as text. ${printHex(light.primary.color)} reaches ${ratio(light.primary, light.surface)} on the surface, so the link changes its lightness to ${printHex(light.link.color)}.`
              : `A link is the primary color as text, and ${printHex(light.primary.color)} can be that as it is: ${ratio(light.primary, light.surface)} on the surface.`}{" "}
            Series of charts keep 3:1 on page and surface. In the light theme {own} of {THEME_ROLE_IDS.length} roles are
            colors of your palette, unchanged; each shows its place there.
          </p>
        </Prose>
      </ToolSection>
      {state.slots.length > 0 && <Questions questions={QUESTIONS} />}
    </>
  );
}

function ratio(front: ThemeRole, back: ThemeRole): string {
  return `${printRatio(wcagContrast(toRgb24(front.color), toRgb24(back.color)))}:1`;
}

function lightnessGap({ background, surface }: ThemeRoles): string {
  return Math.abs(convert(background.color, "oklch").l - convert(surface.color, "oklch").l).toFixed(2);
}

const QUESTIONS = [
  [
    "What do the numbers on the chips mean?",
    "The first is the WCAG 2.2 contrast ratio, cut after two decimals and never rounded up. Text needs 4.5, bars and lines of a chart 3. Lc is APCA, a newer measure that knows which of the two is the text; it is a draft, so it decides nothing here.",
  ],
  [
    "What does Fix change?",
    `Only the lightness of what stands in front, and no more than needed; hue stays, and chroma gives way only where the gamut ends. If that role is locked, the ground changes instead. Undo takes it back in one step.`,
  ],
  [
    "What happens to my roles when I generate another palette?",
    `A role that you gave to a place, such as ${ROLE_NAMES.primary} to color 2, stays with the place. A locked role keeps its color exactly. What a fix made for the old palette goes, and is solved again.`,
  ],
  [
    "Does the export have both themes?",
    "Yes. Copy theme gives both in one text: CSS with light-dark() or a .dark class, Tailwind 4, shadcn/ui or design tokens. In the export panel each format has both: CSS by media query, class or light-dark(), design tokens as modes, and formats without themes, such as ASE, the dark roles as a group. Pasted here, all of them are the same theme again.",
  ],
  [
    "Why is a color in the dark theme not the one of my palette?",
    "Buttons and tags keep your colors in both themes. Links, good and bad news and chart series must be read on a dark page, so they are made lighter where your color cannot be. A number on a role says that it is your color as it is.",
  ],
  [
    "Are these pictures?",
    "No. Each page is HTML and SVG that takes its colors from variables with the names of the roles, the same that the CSS export writes. Press anything on a page to give its role another color.",
  ],
] as const;
