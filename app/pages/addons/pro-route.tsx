import { data, redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ColorBand } from "#app/ui/color-band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { proProducts } from "#content/pro-products.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { PageTitle, Paragraphs } from "../page-parts.tsx";
import type { Route } from "./+types/pro-route";
import { SwatchesPanel } from "./drawing.tsx";
import { arrivalOf, FILE_FORMATS, filePath } from "./files.ts";
import { DownloadLink, PageLinks, StepList, Trademarks } from "./parts.tsx";
import { hexesOf, proSample } from "./pro-samples.ts";
import { productLinks, productOfSlug, slugOfProduct } from "./products.ts";

const BAND = "joined h-[104px] rounded-bench md:h-[168px]";

export const meta: Route.MetaFunction = dataMeta(({ product, path }) => ({
  ...product,
  path,
  above: [{ name: "Huesmith for Photoshop", path: "/photoshop-plugin" }],
}));

export const headers = publicCacheHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const id = productOfSlug(pathname.slice(1));
  if (!id) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  const slug = slugOfProduct(id);
  if (pathname !== `/${slug}`) throw redirect(`/${slug}${search}`, 301);
  const { palette, query } = proSample(slug, context.get(namesContext), context.get(originContext));
  const [ase, aco] = ["ase", "aco"].map((format) => FILE_FORMATS.find((known) => known.id === format));
  if (!ase || !aco) throw new Error("ASE and ACO are formats of the site");
  return {
    path: `/${slug}`,
    product: proProducts[id],
    // The drawing uses the ASE, which keeps the folders; an ACO has the same colors in one row.
    sample: { ...(await arrivalOf(palette, ase, slug)), text: null },
    acoPath: filePath(slug, aco),
    hexes: hexesOf(palette),
    query,
    others: productLinks(id),
  };
}

export default function ProProduct({ loaderData }: Route.ComponentProps) {
  const { product, sample, acoPath, hexes, query, others } = loaderData;
  const { title, lead, tool, about, sampleText, steps, free, pro } = product;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-3.5 md:gap-20 md:pt-7.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PageTitle title={title} above={{ to: "/photoshop-plugin", label: "Huesmith for Photoshop" }} isWide>
          {lead}
        </PageTitle>
        <ColorBand colors={hexes} className={BAND} />
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink href={query ? `${tool.path}?${query}` : tool.path} variant="primary">
            Open in {tool.name}
            <Icon className="icon-arrow-up-right" />
          </ButtonLink>
          <DownloadLink path={acoPath} />
          <DownloadLink path={sample.path} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid gap-12">
          <Section id="what" title="What it makes" className="gap-5">
            <Paragraphs texts={about} className="max-w-[38em] text-ink-2" />
          </Section>
          <Steps steps={steps} />
        </div>
        <div className="grid gap-4">
          <p className="text-sm">{sampleText}</p>
          <SwatchesPanel arrival={sample} program="Photoshop" />
        </div>
      </div>
      <Section id="pro" title="Free and Pro" className="gap-7">
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          <Offer title="Free, no account needed" entries={free} />
          <Offer title="With Huesmith Pro" entries={pro} />
        </div>
        <p className="text-ink-2">
          For the price and everything in Pro, see <TextLink href="/pricing">Pricing</TextLink>.
        </p>
      </Section>
      <Section id="others" title="More for Photoshop">
        <PageLinks pages={others} columns="lg:grid-cols-3" />
        <Trademarks names={["Photoshop"]} />
      </Section>
    </div>
  );
}

function Steps({ steps }: Parameters<typeof StepList>[0]) {
  return (
    <Section id="steps" title="Into Photoshop" className="gap-5">
      <StepList steps={steps} />
      <p className="max-w-[38em] text-ink-2 text-sm">
        Written for Photoshop 2020 and later, in English; in older versions the command is called Load Swatches. Menus
        may differ by version. ASE has folders, which Photoshop may show in one row. ACO has none, so each name starts
        with the folder name. Neither is a plugin; nothing is installed.
      </p>
    </Section>
  );
}

function Offer({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div className="grid content-start gap-3 border-line border-t pt-4">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-ink-2">
            <Icon className="icon-check mt-[3px]" />
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
