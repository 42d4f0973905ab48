import { Link } from "react-router";
import { ToolGlyph } from "#app/frame/tool-glyph.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { chooseHouseAd } from "./choose-house-ad.ts";

/** What Huesmith says of itself where no network does. */
export function HouseAd({ path, except }: { path: string; except: readonly string[] }) {
  const { title, text, to, glyph } = chooseHouseAd(path, except);
  return (
    <Link
      to={to}
      className="ad-box group flex items-stretch gap-4 overflow-hidden rounded-control border border-line bg-sheet min-[800px]:gap-5"
    >
      <ToolGlyph glyph={glyph} size="w-24 shrink-0 rounded-none min-[800px]:w-40" />
      <span className="grid min-w-0 content-center gap-0.5">
        <span className="font-semibold leading-snug group-hover:underline">{title}</span>
        <span className="text-balance text-ink-2 text-xs min-[800px]:text-sm">{text}</span>
      </span>
      <Icon className="icon-arrow-right my-auto mr-5 ml-auto shrink-0 text-ink-2 max-[799px]:hidden" />
    </Link>
  );
}
