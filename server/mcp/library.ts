// The saved library, read through the data API with the caller's own token: SQL decides what is visible.
import * as v from "valibot";
import { makeNamedColor } from "#acts/color-values.ts";
import { type Contents, type LibraryAddress, libraryUri } from "#acts/mcp/library.ts";
import { withVersion } from "#acts/print-answer.ts";
import { printJson } from "#acts/print-json.ts";
import { writeCss } from "#color/export/css.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import type { NameService } from "#color/names.ts";
import { readColor } from "#color/text/address.ts";
import { unavailable } from "../account/calls.ts";
import type { Backend } from "../backend/contract.ts";

/** More than a model can read; hosted projects return no more at once. */
const MAX_ROWS = 1000;
/** How many of a project's palettes include their colors: a thousand would be 20 MB. */
const MAX_WHOLE = 50;

const SAVED = { id: v.string(), name: v.string(), created_at: v.string(), updated_at: v.string() };
const COLOR = v.object({ ...SAVED, color: v.string(), tags: v.array(v.string()) });
const PALETTE = v.object({ ...SAVED, path: v.string(), colors: v.array(v.string()), tags: v.array(v.string()) });
const PROJECT = v.object({ ...SAVED, notes: v.string() });
const TABLES = { colors: COLOR, palettes: PALETTE, projects: PROJECT };
type Rows = { [Table in keyof typeof TABLES]: v.InferOutput<(typeof TABLES)[Table]> };

/** The newest rows, and the total. */
type Found<Row> = { total: number; rows: Row[] };

type Options = {
  backend: Pick<Backend, "call">;
  names: Pick<NameService, "best" | "nearestMany">;
  /** The site's origin, for links. */
  origin: string;
  /** "Bearer …", with the token of the user or their app. */
  authorization: string;
};

/** Reads one library. Returns null if an address has nothing; rejects while the data API is down. */
export function openLibrary({ backend, names, origin, authorization }: Options) {
  return async (address: LibraryAddress, uri: string): Promise<Contents | null> => {
    if (address.kind === "index") return [asJson(uri, await readIndex())];
    const filter = `id=eq.${address.id}`;
    if (address.kind === "projects") {
      const [project] = (await read("projects", filter)).rows;
      return project ? [asJson(uri, await describeProject(project))] : null;
    }
    const [palette] = (await read("palettes", filter)).rows;
    return palette
      ? [asJson(uri, describePalette(palette)), { uri, mimeType: "text/css", text: cssOf(palette, { names, origin }) }]
      : null;
  };

  async function readIndex() {
    const [colors, palettes, projects] = await Promise.all([read("colors"), read("palettes"), read("projects")]);
    return {
      colors: listOf(colors, describeColor),
      palettes: listOf(palettes, nameOf("palettes")),
      projects: listOf(projects, nameOf("projects")),
    };
  }

  async function describeProject({ notes, ...project }: Rows["projects"]) {
    const filter = `project_id=eq.${project.id}`;
    const [colors, palettes] = await Promise.all([read("colors", filter), read("palettes", filter)]);
    return {
      ...describe(project),
      notes,
      colors: listOf(colors, describeColor),
      palettes: listOf(palettes, (palette, place) =>
        place < MAX_WHOLE ? describePalette(palette) : nameOf("palettes")(palette),
      ),
    };
  }

  function describePalette({ path, colors, tags, ...saved }: Rows["palettes"]) {
    return { ...describe(saved), tags, page: origin + path, colors: colors.flatMap(describeValue) };
  }

  function describeColor({ color, tags, ...saved }: Rows["colors"]) {
    return { ...describe(saved), tags, color: describeValue(color)[0] ?? null };
  }

  /** Empty for values from older versions of the site that this one can't read. */
  function describeValue(text: string) {
    const color = readColor(text);
    return color ? [makeNamedColor(color, names)] : [];
  }

  async function read<Table extends keyof Rows>(table: Table, filter = ""): Promise<Found<Rows[Table]>> {
    const schema = TABLES[table];
    const select = `select=${Object.keys(schema.entries).join(",")}`;
    const query = [filter, "deleted_at=is.null", select, "order=created_at.desc,id", `limit=${MAX_ROWS}`];
    const response = await backend.call(`/rest/v1/${table}?${query.filter(Boolean).join("&")}`, {
      headers: { Authorization: authorization, Prefer: "count=exact" },
    });
    const rows = v.safeParse(v.array(schema), await response.json().catch(() => null));
    if (!response.ok || !rows.success) throw unavailable();
    const total = Number(response.headers.get("Content-Range")?.split("/")[1]);
    return { total: Number.isInteger(total) ? total : rows.output.length, rows: rows.output as Rows[Table][] };
  }
}

function cssOf({ name, path, colors }: Rows["palettes"], { names, origin }: Pick<Options, "names" | "origin">) {
  const swatches = colors.flatMap((text) => {
    const color = readColor(text);
    return color ? [{ name: makeNamedColor(color, names).name, color }] : [];
  });
  const palette = { name, link: origin + path, groups: [{ name: "", swatches }] };
  return writeCss(palette, PLAIN_OPTIONS);
}

function listOf<Row>({ total, rows }: Found<Row>, describeRow: (row: Row, place: number) => object) {
  return { total, items: rows.map(describeRow) };
}

function describe({ id, name, created_at, updated_at }: v.InferOutput<v.ObjectSchema<typeof SAVED, undefined>>) {
  return { id, name, createdAt: created_at, updatedAt: updated_at };
}

function nameOf(kind: "palettes" | "projects") {
  return ({ id, name }: { id: string; name: string }) => ({ id, name, uri: libraryUri(kind, id) });
}

function asJson(uri: string, content: object) {
  return { uri, mimeType: "application/json", text: printJson(withVersion(content)) };
}
