import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { proProducts } from "#content/pro-products.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/pro-route";
import { arrivalOf } from "./arrival.ts";
import { ColorBand } from "./color-band.tsx";
import { DownloadLink } from "./download-link.tsx";
import { SwatchesPanel } from "./drawings/swatches-panel.tsx";
import { FILE_FORMATS, filePath } from "./make-file.ts";
import { proCards } from "./pro-cards.ts";
import { ProLinks } from "./pro-links.tsx";
import { productOfSlug, slugOfProduct } from "./pro-path.ts";
import { hexesOf, proSample } from "./pro-samples.ts";
import { StepList } from "./step-list.tsx";
import { Trademarks } from "./trademarks.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? describePage({
        title: loaderData.product.title,
        description: loaderData.product.description,
        path: loaderData.path,
        origin: matches[0].loaderData.origin,
      })
    : [];

export const headers = keptHeaders;

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
    // An ASE keeps the folders, so the drawing has them; an ACO has the same colors in one row.
    sample: { ...(await arrivalOf(palette, ase, slug)), text: null },
    acoPath: filePath(slug, aco),
    hexes: hexesOf(palette),
    query,
    others: proCards(id),
  };
}

/** What one tool makes for Photoshop: a sample to take, the steps, and what of it is Pro. */
export default function ProProduct({ loaderData }: Route.ComponentProps) {
  const { product, sample, acoPath, hexes, query, others } = loaderData;
  const { title, lead, tool, about, sampleText, steps, free, pro } = product;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:gap-20 md:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3">
          <p className="text-sm">
            <TextLink to="/photoshop-plugin">Huesmith for Photoshop</TextLink>
          </p>
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="max-w-[38em] text-ink-2 text-lg">{lead}</p>
        </header>
        <ColorBand hexes={hexes} />
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={query ? `${tool.path}?${query}` : tool.path} variant="primary">
            Open in {tool.name}
            <Icon className="icon-arrow-up-right" />
          </ButtonLink>
          <DownloadLink label="the sample, ACO" path={acoPath} />
          <DownloadLink label="ASE" path={sample.path} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid gap-12">
          <Part id="what" title="What it makes">
            {about.map((paragraph) => (
              <p key={paragraph} className="max-w-[38em] text-ink-2">
                {paragraph}
              </p>
            ))}
          </Part>
          <Steps steps={steps} />
        </div>
        <div className="grid gap-4">
          <p className="text-sm">{sampleText}</p>
          <SwatchesPanel arrival={sample} program="Photoshop" />
        </div>
      </div>
      <Part id="pro" title="Free and Pro" className="gap-7">
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          <Offer title="Free, no account needed" entries={free} />
          <Offer title="With Huesmith Pro" entries={pro} />
        </div>
        <p className="text-ink-2">
          For the price and everything in Pro, see <TextLink to="/pricing">Pricing</TextLink>.
        </p>
      </Part>
      <Part id="others" title="More for Photoshop" className="gap-6">
        <ProLinks cards={others} />
        <Trademarks names={["Photoshop"]} />
      </Part>
    </div>
  );
}

function Steps({ steps }: Parameters<typeof StepList>[0]) {
  return (
    <Part id="steps" title="Into Photoshop">
      <StepList steps={steps} />
      <p className="max-w-[38em] text-ink-2 text-sm">
        Written for Photoshop 2020 and later, in English; in older versions the command is called Load Swatches. Menus
        may differ by version. ASE has folders, which Photoshop may show in one row. ACO has none, so each name starts
        with the folder name. Neither is a plug-in; nothing is installed.
      </p>
    </Part>
  );
}

type PartProps = { id: string; title: string; className?: string; children: ReactNode };

function Part({ id, title, className = "gap-5", children }: PartProps) {
  return (
    <section aria-labelledby={id} className={`grid ${className}`}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
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
