import { type KeyboardEvent, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AS_TYPED, Input } from "#app/ui/input.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import { TYPED, useLateNavigate } from "../use-late-navigate.ts";
import { useSearchKey } from "../use-search-key.ts";
import { searchPath } from "./address.ts";

const TYPING_PAUSE_MS = 160;
const EXAMPLES = ["sea foam", "lavendr", "#0D6986", "oklch(0.7 0.15 30)"];

const examples = EXAMPLES.map((example, index) => (
  <span key={example}>
    {index > 0 && (index === EXAMPLES.length - 1 ? " or " : ", ")}
    <TextLink href={searchPath(example, 1)} data-keep-scroll className="whitespace-nowrap">
      {example}
    </TextLink>
  </span>
));

/** Searches as a person types; a plain form without JavaScript. The first letter adds a history entry. */
export function SearchForm({ text }: { text: string }) {
  const field = useEarlyText(text, (early) => search(early));
  const { search: query } = useLocation();
  const seen = useRef(query);
  const { later, cancel, isAhead } = useLateNavigate(TYPING_PAUSE_MS);
  useSearchKey(field);
  useEffect(() => {
    // When a search fails, the address stays, and so does what was typed.
    if (!field.current || seen.current === query) return;
    seen.current = query;
    // The address leaves out leading and trailing spaces, and lags behind what was typed while it changed.
    if (field.current.value.trim() !== text && !isAhead()) field.current.value = text;
  });

  const search = (typed: string) =>
    later((heading) => {
      const next = typed.trim();
      if (next === readText(heading.search)) return null;
      // The first letter adds a history entry; later ones replace the results so far.
      return { to: next ? searchPath(next, 1) : "/color", replace: readText(window.location.search) !== "" };
    });
  return (
    <Form action="/color" role="search" state={TYPED} onSubmit={cancel} className="grid max-w-[44rem] gap-3">
      <label htmlFor="search" className="-mb-1.5 font-[550] text-sm">
        Name or value
      </label>
      <div className="flex gap-2.5">
        <Input
          id="search"
          ref={field}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={200}
          {...AS_TYPED}
          enterKeyHint="search"
          onChange={(event) => search(event.target.value)}
          onKeyDown={focusFirstName}
          prefix={<Icon className="icon-search" />}
          suffix={
            <span className="hidden noscript:hidden pointer-fine:md:inline">
              <Kbd>/</Kbd>
            </span>
          }
          className="min-h-12 flex-1"
        />
        <Button type="submit" variant="primary" size="lg">
          Search
        </Button>
      </div>
      <p className="text-ink-2 text-sm">Typos are fine. Try {examples}.</p>
    </Form>
  );
}

function focusFirstName(event: KeyboardEvent) {
  if (event.key !== "ArrowDown") return;
  const first = document.querySelector<HTMLElement>("#names ul a");
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function readText(search: string) {
  return new URLSearchParams(search).get("q")?.trim() ?? "";
}
