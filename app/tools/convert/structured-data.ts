import type { ConversionText } from "#content/conversions.ts";

/** The questions of a page for search engines. https://schema.org/FAQPage */
export function faqPage(questions: ConversionText["questions"]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
