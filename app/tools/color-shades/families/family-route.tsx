import { data, redirect, useSearchParams } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { ToolAd } from "#app/tools/tool-ad.tsx";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Questions } from "#app/ui/questions.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { ShadeLinks } from "#app/ui/shade-links.tsx";
import { ToolTitle } from "#app/ui/tool-title.tsx";
import { printCount } from "#color/words/count.ts";
import { shadeFamilies, type FamilyTexts as Texts } from "#content/shade-families.ts";
import { colorShades as tool } from "#content/tools.ts";
import { familyPath, type ShadeFamily } from "#contract/color-path.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/family-route";
import {
  type Background,
  FAMILY_FILE_FORMATS,
  familyOfPath,
  GROUPS,
  groupTitle,
  readBackground,
  worksOn,
} from "./families.ts";
import { FamilyMap } from "./family-map.tsx";
import { FamilyWall } from "./family-wall.tsx";
import { familySize, neighborsOf, type ShadeRow, shadeRows } from "./pick-shades.ts";

export const meta: Route.MetaFunction = dataMeta(({ family, texts }) => ({
  title: `Shades of ${family}`,
  description: texts.description,
  path: familyPath(family),
  above: [{ name: tool.title, path: tool.path }],
}));

export const headers = publicCacheHeaders;
/** The filter is applied on the client. */
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url;
  const family = familyOfPath(pathname);
  if (!family) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  if (pathname !== familyPath(family)) throw redirect(filterPath(family, readBackground(searchParams)), 301);
  const names = context.get(namesContext);
  return {
    family,
    texts: shadeFamilies[family],
    rows: shadeRows(names, family),
    listed: familySize(names, family),
    neighbors: neighborsOf(family),
  };
}

export default function ShadesOfFamily({ loaderData }: Route.ComponentProps) {
  const { family, texts, rows, listed, neighbors } = loaderData;
  const [query] = useSearchParams();
  const background = readBackground(query);
  const shown = rows.filter((row) => worksOn(row, background));
  return (
    <div className="wrap grid gap-12 md:gap-[72px]">
      <div className="grid gap-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ToolTitle>{`Shades of ${family}`}</ToolTitle>
          <div className="grid min-w-0 gap-2">
            <LinkTabs
              label="Readable as text"
              links={filterLinks(family, rows)}
              current={filterPath(family, background)}
            />
          </div>
          <Downloads family={family} />
        </div>
        <p role="status" className="-mt-5 max-w-[44em] text-ink-2 text-sm">
          {background === null
            ? `All ${rows.length} shades. A check marks 4.5:1 or more, the WCAG 2.2 minimum for text.`
            : `${shown.length} of ${rows.length} reach 4.5:1 with ${background}: as text on it, or under ${background} text.`}
        </p>
        <Groups family={family} rows={shown} />
      </div>
      <section className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <p className="max-w-[34em] text-ink-2 text-lg">
          {rows.length} of {printCount(listed)} named ones, chosen so you can tell any two apart.
        </p>
        <figure className="grid content-start gap-2.5 lg:col-start-2 lg:row-span-2">
          <FamilyMap family={family} rows={rows} background={background} />
          <figcaption className="flex justify-between gap-6 text-ink-2 text-xs">
            <span>Lightness up, chroma to the right, in OKLCH.</span>
            <span className="noscript:hidden text-right">Click a dot to go to its row.</span>
          </figcaption>
        </figure>
        <div className="grid content-start gap-5">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[38em] text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <ToolAd tool={tool} />
      <FamilyTexts family={family} texts={texts} />
      <OtherFamilies family={family} {...neighbors} />
    </div>
  );
}

function Groups({ family, rows }: { family: ShadeFamily; rows: readonly ShadeRow[] }) {
  return GROUPS.map((group) => {
    const own = rows.filter((row) => row.group === group);
    const title = groupTitle(group, family);
    return own.length === 0 ? null : (
      <section key={group} aria-labelledby={group} className="grid gap-4">
        <SectionHeading id={group} aside={String(own.length)}>
          {title}
        </SectionHeading>
        <FamilyWall label={`${title} shades of ${family}`} rows={own} />
      </section>
    );
  });
}

function Downloads({ family }: { family: ShadeFamily }) {
  return (
    <div className="flex flex-wrap gap-2">
      {FAMILY_FILE_FORMATS.map((format) => (
        <a
          key={format}
          href={`${tool.path}/shades-of-${family}.${format}`}
          download
          aria-label={`Download as ${format.toUpperCase()}`}
          className={buttonClass("outline", "sm")}
        >
          <Icon className="icon-download" />
          {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}

function filterPath(family: ShadeFamily, background: Background | null) {
  return familyPath(family) + (background ? `?works=${background}` : "");
}

function filterLinks(family: ShadeFamily, rows: readonly ShadeRow[]) {
  const backgrounds = [
    { background: null, title: "All" },
    { background: "white", title: "Works on white" },
    { background: "black", title: "Works on black" },
  ] as const;
  return backgrounds.map(({ background, title }) => ({
    to: filterPath(family, background),
    label: (
      <>
        {title}{" "}
        <span className="ml-1 font-mono text-xs max-sm:hidden">
          {rows.filter((row) => worksOn(row, background)).length}
        </span>
      </>
    ),
  }));
}

function FamilyTexts({ family, texts }: { family: ShadeFamily; texts: Texts }) {
  const howChosen = `A color is considered ${family} by its lightness, chroma and hue in OKLCH, within limits fitted to thousands of names. CSS names come first, then well-known ones, then the curated list. Each pick is the one farthest from all others, and none is within ΔE 2.3 (CIEDE2000) of another. Names come from the color-name-list package (MIT).`;
  return (
    <>
      <ToolSection id="facts" title="Good to know">
        <dl className="grid gap-x-16 gap-y-6 md:grid-cols-3">
          {Object.entries(texts.facts).map(([term, text]) => (
            <div key={term} className="grid content-start gap-2">
              <dt className="text-balance font-semibold text-lg leading-snug">{term}</dt>
              <dd className="max-w-[34em] text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </ToolSection>
      <Questions questions={{ ...texts.questions, "How were these shades chosen?": howChosen }} />
    </>
  );
}

type OtherProps = Record<"family" | "previous" | "next", ShadeFamily>;

function OtherFamilies({ family, previous, next }: OtherProps) {
  return (
    <nav aria-label="Other families" className="grid gap-6">
      <ShadeLinks except={family} />
      <div className="flex flex-wrap justify-between gap-3">
        <ButtonLink icon="icon-arrow-left" href={familyPath(previous)} rel="prev">
          Previous: {previous}
        </ButtonLink>
        <ButtonLink href={familyPath(next)} rel="next">
          Next: {next}
          <Icon className="icon-arrow-right" />
        </ButtonLink>
      </div>
    </nav>
  );
}
