import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { ROLE_NAMES, THEME_ROLE_IDS, type ThemeRole, type ThemeRoles } from "#color/roles/theme-roles.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-playground.ts";

export function Theory({ bench: { themes } }: { bench: Bench }) {
  const { light, dark } = themes;
  const own = THEME_ROLE_IDS.filter((id) => light[id].index !== null).length;
  const link = light.link.index === null;
  const muted = convert(light.mutedText.color, "oklch");
  return (
    <ToolTheory title="How colors get their roles" questions={QUESTIONS}>
      <p>
        The page comes first. It gets a color that is light and muted enough; if the palette has none, it uses the
        palette's hue at very low chroma. In your light theme that's {printHex(light.background.color)}, in the dark one{" "}
        {printHex(dark.background.color)}. Surfaces differ from it by {lightnessGap(light)} in OKLCH lightness.
      </p>
      <p>
        {light.text.index === null
          ? "No palette color is muted and strong enough for long text, so a near-gray was made from one of its hues."
          : "Text is the palette color with the most contrast on both, if it's muted enough for long text."}{" "}
        {printHex(light.text.color)} reaches {ratio(light.text, light.background)} on the background and{" "}
        {ratio(light.text, light.surface)} on the surface. Muted text is mixed toward the background as far as 4.5:1
        allows: {printHex(light.mutedText.color)}, lightness {muted.l.toFixed(2)},{" "}
        {ratio(light.mutedText, light.surface)}.
      </p>
      <p>
        Primary is the most vivid color that is distinct from the page, {printHex(light.primary.color)}; accent is the
        farthest from it in hue, {printHex(light.accent.color)}. Text on them is the page's light or dark color if it
        reaches 4.5:1, or else white or black. One of those always does.
      </p>
      <p>
        {link
          ? `A link is the primary color as text. ${printHex(light.primary.color)} reaches ${ratio(light.primary, light.surface)} on the surface, so the link changes its lightness to ${printHex(light.link.color)}.`
          : `A link is the primary color as text, and ${printHex(light.primary.color)} works unchanged: ${ratio(light.primary, light.surface)} on the surface.`}{" "}
        Chart series keep 3:1 on page and surface. In the light theme {own} of {THEME_ROLE_IDS.length} roles are
        unchanged palette colors; each shows its position.
      </p>
    </ToolTheory>
  );
}

function ratio(front: ThemeRole, back: ThemeRole): string {
  return `${printRatio(wcagContrast(toRgb24(front.color), toRgb24(back.color)))}:1`;
}

function lightnessGap({ background, surface }: ThemeRoles): string {
  return Math.abs(convert(background.color, "oklch").l - convert(surface.color, "oklch").l).toFixed(2);
}

const QUESTIONS = {
  "What do the numbers on the chips mean?":
    "The first is the WCAG 2.2 contrast ratio, truncated to two decimals and never rounded up. Text needs 4.5, chart bars and lines 3. Lc is APCA, a newer measure that depends on which color is the text; it's a draft, so it's for information only.",
  "What does Fix change?": `Only the lightness of the front color, and only as much as needed. Hue stays; chroma drops only where the gamut ends. If that role is locked, the background changes instead. Undo reverts it in one step.`,
  "What happens to my roles when I generate another palette?": `A role you assigned, such as ${ROLE_NAMES.primary} to color 2, stays with that position. A locked role keeps its exact color. Fixes for the old palette are recalculated.`,
  "Does the export have both themes?":
    "Yes. Copy theme gives you both at once: CSS with light-dark() or a .dark class, Tailwind 4, shadcn/ui or design tokens. In Export every format has both: CSS by media query, class or light-dark(), design tokens as modes, and formats without themes, such as ASE, with the dark roles as a group. Paste any of them here to get the theme back.",
  "Why does the dark theme change my colors?":
    "Buttons and tags keep your colors in both themes. Links, success and error colors and chart series must be readable on a dark page, so they are made lighter if needed. A number on a role means it is your color, unchanged.",
  "Are these pictures?":
    "No. Each page is HTML and SVG colored by variables named after the roles, the same ones the CSS export writes. Click anything on a page to change its role's color.",
};
