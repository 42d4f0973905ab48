import { useState } from "react";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ApiEndpoint } from "#contract/api.ts";
import { type Answer, anchorOf, TryForm } from "./try-form.tsx";

type Props = { endpoint: ApiEndpoint; origin: string };

export function EndpointSection({ endpoint, origin }: Props) {
  const { path, title, text } = endpoint;
  const id = anchorOf(path);
  const [{ address, answer }, setAnswer] = useState<Answer>(endpoint);
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
          <p className="font-mono text-sm">{path}</p>
        </div>
        <p className="max-w-[34em] text-ink-2">{text}</p>
        <TryForm endpoint={endpoint} onAnswer={setAnswer} />
      </div>
      <div className="grid min-w-0 gap-3 lg:sticky lg:top-6">
        <CodeBlock title={`${title} with curl`} code={`curl "${origin}${address}"`} language="Shell" />
        <div className="grid gap-2 [&_[role=group]]:max-h-[440px]">
          <CodeBlock title={`${title}, response`} code={answer.trimEnd()} language="JSON" />
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
      </div>
    </section>
  );
}
