import { CodeBlock } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ApiEndpoint } from "#contract/api.ts";
import { capitalize } from "../words.ts";

type Props = { endpoint: ApiEndpoint; origin: string };

/** What it takes on one side, a request and its answer on the other. */
export function EndpointSection({ endpoint, origin }: Props) {
  const { path, title, text, parameters, example, answer } = endpoint;
  const id = anchorOf(path);
  // Signs that shells and addresses take for their own, and those only: an example should be read.
  const address = `${path}?${encodeURI(example)}`;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <p className="font-mono text-sm">GET {path}</p>
        </div>
        <p className="max-w-[34em] text-ink-2">{text}</p>
        <ParameterList parameters={parameters} />
      </div>
      <div className="grid min-w-0 gap-3">
        <CodeBlock title={`${title} with curl`} code={`curl "${origin}${address}"`} language="Shell" />
        <CodeBlock
          title={`${title} with fetch`}
          code={`const response = await fetch("${origin}${address}");\nconst answer = await response.json();`}
          language="JavaScript"
        />
        <div className="grid gap-2 [&_[role=group]]:max-h-[440px]">
          <CodeBlock title="The answer" code={answer.trimEnd()} language="JSON" />
          <a
            href={address}
            data-document
            className="inline-flex items-center gap-1 justify-self-start rounded-swatch py-1 text-ink-2 text-sm underline decoration-line-2 underline-offset-[0.2em] hover:text-ink"
          >
            Open it in the browser
            <Icon className="icon-arrow-up-right size-3.5" />
          </a>
        </div>
      </div>
    </section>
  );
}

function ParameterList({ parameters }: Pick<ApiEndpoint, "parameters">) {
  return (
    <dl>
      {parameters.map(({ name, takes, text, fallback, isRequired }) => (
        <div key={name} className="grid gap-x-5 gap-y-0.5 border-line border-t py-3 sm:grid-cols-[108px_minmax(0,1fr)]">
          <dt className="font-medium font-mono text-sm">{name}</dt>
          <dd className="grid gap-1 text-sm">
            <span>{text}</span>
            <span className="text-ink-2">
              {capitalize(takes)}. {isRequired ? "Required." : `Default: ${fallback}.`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "convert" of "/api/convert". */
export function anchorOf(path: string) {
  return path.slice(path.lastIndexOf("/") + 1);
}
