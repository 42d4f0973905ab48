import { useState } from "react";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ApiEndpoint } from "#contract/api.ts";
import { type Answer, anchorOf, TryForm } from "./try-form.tsx";

const COLUMNS = "grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]";

type Props = { endpoint: ApiEndpoint; origin: string };

export function EndpointSection({ endpoint, origin }: Props) {
  const { path, title, text } = endpoint;
  const id = anchorOf(path);
  const [{ address, answer }, setAnswer] = useState<Answer>(endpoint);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`scroll-mt-6 gap-y-4 ${COLUMNS}`}>
      <div className="grid gap-2">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="font-mono text-sm">{path}</p>
        <p className="mt-2 max-w-[34em] text-ink-2">{text}</p>
      </div>
      <div className="grid gap-2">
        <CodeBlock title={`${title} with curl`} code={`curl "${origin}${address}"`} language="Shell" />
        <a
          href={address}
          data-document
          className="inline-flex items-center gap-1 justify-self-start rounded-swatch py-1 text-ink-2 text-sm underline decoration-line-2 underline-offset-[0.2em] hover:text-ink"
        >
          Open it in the browser
          <span className="sr-only">{`: ${title}`}</span>
          <Icon className="icon-arrow-up-right size-3.5" />
        </a>
      </div>
      <details className="border-line border-t lg:col-span-2">
        <summary className="min-h-11 content-center font-medium text-sm">
          Parameters and response
          <span className="sr-only">{` of ${title}`}</span>
        </summary>
        <div className={`gap-y-7 pt-2 ${COLUMNS}`}>
          <TryForm endpoint={endpoint} onAnswer={setAnswer} />
          <div className="lg:sticky lg:top-6 [&_[role=group]]:max-h-[440px]">
            <CodeBlock title={`${title}, response`} code={answer.trimEnd()} language="JSON" />
          </div>
        </div>
      </details>
    </section>
  );
}
