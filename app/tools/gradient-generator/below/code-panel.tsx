import { useId, useState } from "react";
import { saveFile } from "#app/frame/export/save-file.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import type { Drawn } from "../draw-state.ts";
import { CODE_NAMES, type CodeId, type CssStyle, codeOf } from "./code-formats.ts";

const TABS = (Object.keys(CODE_NAMES) as CodeId[]).map((id) => ({ id, label: CODE_NAMES[id] }));

/** The gradient as code, for the web and for other places. */
export function CodePanel({ drawn, name }: { drawn: Drawn; name: string }) {
  const tabsId = useId();
  const [id, setId] = useState<CodeId>("css");
  const [style, setStyle] = useState<CssStyle>("pair");
  const { title, language, text, note, file } = codeOf(id, drawn, name, style);
  return (
    <ToolSection id="code" title="Code">
      <div className="flex noscript:hidden min-w-0 flex-wrap items-center justify-between gap-3">
        <Tabs tabsId={tabsId} label="Formats" tabs={TABS} activeId={id} onChange={setId} />
        <div className="flex items-center gap-3">
          {id === "css" && drawn.code.fallback !== null && (
            <Segmented
              label="How the fallback is written"
              options={[
                { value: "pair", label: "Two lines" },
                { value: "supports", label: "@supports" },
              ]}
              value={style}
              onChange={setStyle}
            />
          )}
          {file && text !== null && (
            <Button onClick={() => saveFile(file.name, new Blob([text], { type: file.type }))}>
              <Icon className="icon-download" />
              {file.name}
            </Button>
          )}
        </div>
      </div>
      <TabPanel tabsId={tabsId} id={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 outline-offset-4">
        {text !== null && <CodeBlock title={title} code={text} language={language} />}
        <p className="max-w-[46em] text-ink-2 text-sm">{note}</p>
      </TabPanel>
    </ToolSection>
  );
}
