// Writes the public API of packages/color to .generated/package-docs.json, for the pages below /docs: for each topic
// its functions, constants and types with their doc comments, and the examples of packages/color/examples.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vite";

const PACKAGE = "packages/color";
const LINE_CHARACTERS = 76;
/** Constants with longer values are shown without them. */
const VALUE_CHARACTERS = 160;
const KINDS = {
  FunctionDeclaration: "function",
  TSDeclareFunction: "function",
  VariableDeclaration: "constant",
  TSTypeAliasDeclaration: "type",
};
const sources = new Map();

/** The first example of the README, and its topics in the README's order. */
function describePackage() {
  const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
  const [, example] = /```ts\n(.*?)\n```/s.exec(readme);
  const rows = [...readme.matchAll(/^\| `\/([\w/]+)` \| (.+) \|$/gm)];
  const topics = rows.map(([, path, text]) => {
    const id = path.replace("/", "-");
    const { setup, byName } = readExamples(join(PACKAGE, "examples", `${id}.ts`));
    const entries = publicOf(join(PACKAGE, "src", `${id}.ts`)).map((entry) => ({
      ...entry,
      example: byName.get(entry.name) ?? "",
    }));
    const places = [...byName.keys()];
    const placeOf = ({ name }) => (byName.has(name) ? places.indexOf(name) : places.length);
    return {
      id,
      path,
      text,
      setup,
      entries: entries.toSorted((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b)),
    };
  });
  return { example, topics };
}

/** Functions first, then in the order of the examples. */
function rankOf({ kind }) {
  return Object.values(KINDS).indexOf(kind);
}

/** All exports of a module, including re-exports. */
function publicOf(file) {
  return read(file).body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration") return [];
    if (node.declaration) return isFirst(file, node) ? [describe(file, node)] : [];
    const from = node.source && join(dirname(file), node.source.value);
    return node.specifiers.map(({ local, exported }) => find(from ?? file, local.name, exported.name));
  });
}

/** The declaration of a name, whichever module it comes from. */
function find(file, name, shownAs = name) {
  for (const node of read(file).body) {
    if (node.type !== "ExportNamedDeclaration") continue;
    if (node.declaration && nameOf(node.declaration) === name) return { ...describe(file, node), name: shownAs };
    const passed = node.specifiers.find(({ exported }) => exported.name === name);
    if (passed && node.source) return find(join(dirname(file), node.source.value), passed.local.name, shownAs);
  }
  throw new Error(`${file} does not export ${name}`);
}

function read(file) {
  if (!sources.has(file)) {
    const text = readFileSync(file, "utf8");
    sources.set(file, { text, body: parseAst(text, { lang: "ts" }).body });
  }
  return sources.get(file);
}

/** True for the first overload of a function. */
function isFirst(file, { declaration }) {
  return formsOf(file, nameOf(declaration))[0].declaration === declaration;
}

function formsOf(file, name) {
  return read(file).body.filter(({ declaration }) => declaration && nameOf(declaration) === name);
}

function nameOf(declaration) {
  return (declaration.id ?? declaration.declarations[0].id).name;
}

function describe(file, node) {
  const { text, body } = read(file);
  const { declaration } = node;
  const kind = KINDS[declaration.type];
  if (!kind) throw new Error(`${file}: a ${declaration.type} is not described`);
  // Namespace imports have names that are only internal.
  const modules = body.flatMap(({ type, specifiers = [] }) =>
    type === "ImportDeclaration" ? specifiers.filter((part) => part.type === "ImportNamespaceSpecifier") : [],
  );
  const name = nameOf(declaration);
  const forms = formsOf(file, name);
  // The last of several is the implementation.
  const shown = forms.length > 1 ? forms.slice(0, -1) : forms;
  const signature = modules.reduce(
    (code, { local }) => code.replaceAll(new RegExp(`\\b${local.name}\\.(?=[A-Z])`, "g"), ""),
    shown.map((form) => SIGNATURES[kind](text, form.declaration)).join("\n"),
  );
  return { name, kind, signature: withoutOurNames(signature, text), text: commentBefore(text, node.start) };
}

/**
 * Replaces the module's constants by their values; where they aren't a single value, marks the parameter as optional.
 */
function withoutOurNames(signature, text) {
  return signature
    .replaceAll(/= ([A-Z][A-Z_\d]+)\b/g, (whole, name) => {
      const [, value] = new RegExp(`^(?:export )?const ${name} = ([\\w.-]+);`, "m").exec(text) ?? [];
      return value ? `= ${value}` : whole;
    })
    .replaceAll(/(\w+): ([\w<>"| ]+) = [A-Z][A-Z_\d]+\b/g, "$1?: $2");
}

const SIGNATURES = {
  function: (text, { start, end, params, body }) => {
    const close = body?.start ?? end;
    const whole = text
      .slice(start, close)
      .replace(/;$/, "")
      .trim()
      .replaceAll(/\s+/g, " ")
      .replaceAll(/,? \)/g, ")")
      .replaceAll("( ", "(");
    if (whole.length <= LINE_CHARACTERS || params.length === 0) return whole;
    const head = text.slice(start, params[0].start);
    const tail = text
      .slice(params.at(-1).end, close)
      .replace(/^,?\s*/, "")
      .trim();
    return `${head.trim()}\n${params.map((param) => `  ${text.slice(param.start, param.end)},\n`).join("")}${tail}`;
  },
  constant: (text, { declarations: [{ id, init }] }) => {
    const type = id.typeAnnotation ? text.slice(id.typeAnnotation.start, id.typeAnnotation.end) : "";
    const value = type ? "" : ` = ${text.slice(init.start, init.end)}`;
    return `const ${id.name}${type}${value.length > VALUE_CHARACTERS ? "" : value}`;
  },
  type: (text, { start, end }) => text.slice(start, end).replace(/;$/, ""),
};

/** The text of the doc comment that ends before `end`: paragraphs with a blank line between them. */
function commentBefore(text, end) {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, end)) ?? [];
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trim());
  return lines
    .join("\n")
    .trim()
    .replaceAll(/(?<!\n)\n(?!\n)/g, " ");
}

/** The text above all examples, and each example by the name in the "// name" line above it. */
function readExamples(file) {
  const [setup, ...parts] = readFileSync(file, "utf8").split(/^\/\/ (\w+)$/m);
  const pairs = parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1].trim()]] : []));
  return { setup: setup.trim(), byName: new Map(pairs) };
}

mkdirSync(".generated", { recursive: true });
writeFileSync(".generated/package-docs.json", JSON.stringify(describePackage()));
