// What Google requires of structured data, and schema.org of its values: a minimum, for tests.

type Shape = { readonly needs: readonly string[]; readonly may?: readonly string[] };
type Entry = Readonly<Record<string, unknown>>;

const SHAPES: Readonly<Record<string, Shape>> = {
  WebSite: { needs: ["name", "url", "publisher", "potentialAction"] },
  Organization: { needs: ["name", "url", "logo"] },
  SearchAction: { needs: ["target", "query-input"] },
  EntryPoint: { needs: ["urlTemplate"] },
  WebApplication: { needs: ["name", "url", "description", "applicationCategory", "operatingSystem", "offers"] },
  Product: { needs: ["name", "description", "image", "offers"] },
  Offer: { needs: ["price", "priceCurrency"], may: ["url", "priceSpecification"] },
  UnitPriceSpecification: { needs: ["price", "priceCurrency", "unitCode"] },
  BreadcrumbList: { needs: ["itemListElement"] },
  ListItem: { needs: ["position", "name"], may: ["item"] },
};

/** Properties that contain another thing, with its type. */
const THINGS: Readonly<Record<string, string>> = {
  publisher: "Organization",
  potentialAction: "SearchAction",
  target: "EntryPoint",
  offers: "Offer",
  priceSpecification: "UnitPriceSpecification",
  itemListElement: "ListItem",
};

const TEXTS: Readonly<Record<string, RegExp>> = {
  price: /^\d+(?:\.\d\d)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  unitCode: /^[A-Z]{3}$/,
  applicationCategory: /^(?:Design|Multimedia|Utilities)Application$/,
  "query-input": /^required name=search_term_string$/,
  urlTemplate: /^https:\/\/[^{}]*\{search_term_string\}$/,
};
const ADDRESSES = ["url", "item", "logo", "image"];

/** All JSON-LD of a page. */
export function readJsonLd(html: string): Entry[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) =>
    JSON.parse(text),
  );
}

/** The mistakes in an entry, and its addresses, which the caller should request. */
export function checkEntry({ "@context": context, ...entry }: Entry) {
  const problems: string[] = context === "https://schema.org" ? [] : [`@context is ${context}`];
  const addresses: string[] = [];
  checkThing(entry, String(entry["@type"]));
  return { problems, addresses };

  function checkThing(thing: Entry, type: string) {
    const { "@type": given, ...values } = thing;
    const shape = SHAPES[type];
    if (given !== type || !shape) return problems.push(`${given} instead of ${type}`);
    const { needs, may = [] } = shape;
    problems.push(...needs.filter((key) => !(key in values)).map((key) => `${type} without ${key}`));
    for (const [key, value] of Object.entries(values)) {
      if (!needs.includes(key) && !may.includes(key)) problems.push(`${type} with ${key}`);
      checkValue(`${type}.${key}`, key, value);
    }
  }

  function checkValue(where: string, key: string, value: unknown) {
    const inner = THINGS[key];
    if (inner) {
      const things = [value].flat() as Entry[];
      for (const thing of things) checkThing(thing, inner);
      if (inner === "ListItem") checkOrder(things);
    } else if (key === "position") {
      if (!Number.isInteger(value)) problems.push(`${where} is ${value}`);
    } else if (typeof value !== "string" || value.trim() === "" || !(TEXTS[key] ?? /./).test(value)) {
      problems.push(`${where} is ${value}`);
    } else if (ADDRESSES.includes(key)) addresses.push(value);
  }

  /** Positions start at 1, and only the last item, the page itself, can lack an address. */
  function checkOrder(items: readonly Entry[]) {
    if (items.length < 2) problems.push("a trail of one page");
    for (const [place, { position, item }] of items.entries()) {
      if (position !== place + 1) problems.push(`position ${position} at place ${place + 1}`);
      if (!item && place < items.length - 1) problems.push(`no address at place ${place + 1}`);
    }
  }
}

/** The number of marked questions on a page and how many have an answer; null if it marks none. */
export function readQuestions(html: string) {
  const lists = html.split('vocab="https://schema.org/" typeof="FAQPage"').slice(1);
  if (lists.length === 0) return null;
  const [list = ""] = lists[0]?.split("</dl>") ?? [];
  const questions = list.split('property="mainEntity" typeof="Question"').slice(1);
  const answered = questions.filter((question) =>
    /<dt property="name"[^>]*>[^<]+<\/dt><dd property="acceptedAnswer" typeof="Answer"[^>]*><div property="text">[^<]/s.test(
      question,
    ),
  );
  return { lists: lists.length, questions: questions.length, answered: answered.length };
}
