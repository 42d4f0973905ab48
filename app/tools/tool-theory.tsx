import type { ReactNode } from "react";
import { Questions } from "#app/ui/questions.tsx";
import { Prose, ToolSection } from "./tool-section.tsx";

type Props = {
  title: string;
  aside?: string;
  questions: Readonly<Record<string, string>>;
  /** Paragraphs. */
  children: ReactNode;
};

/** How a tool works, and questions about it. */
export function ToolTheory({ title, aside, questions, children }: Props) {
  return (
    <>
      <ToolSection id="how" title={title} aside={aside}>
        <Prose>{children}</Prose>
      </ToolSection>
      <Questions questions={questions} />
    </>
  );
}
