import { ToolSection } from "#app/tools/tool-section.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { useShared } from "./bench-context.ts";
import { LimitsForm } from "./limits-form.tsx";
import { RejectedList } from "./rejected-list.tsx";
import { Theory } from "./theory.tsx";
import { tool } from "./tool.ts";

/** What stands below the colors. */
export function Below() {
  const { state } = useShared();
  const query = `seed=${state.seed}&n=${Math.min(state.count, 5)}`;
  return (
    <>
      <LimitsForm />
      <ToolSection id="rejected" title="What was thrown away">
        <RejectedList />
      </ToolSection>
      <ToolSection id="scripts" title="For scripts">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-start">
          <p className="max-w-[34em] text-ink-2">
            The same colors as JSON, with their names. It takes every part of the page’s address; without a seed each
            answer is a new draw, and tells its seed. The answer may be read from any site.
          </p>
          <CodeBlock title="Address of the JSON" code={`${tool.path}.json?${query}`} />
        </div>
      </ToolSection>
      <Theory />
    </>
  );
}
