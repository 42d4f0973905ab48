import type { EntryContext } from "react-router";

/** Reads a page's data before the page renders. The router reads it while rendering, which then can't end at once. */
export async function readDataFirst(context: EntryContext): Promise<EntryContext> {
  const value = await new Response(context.serverHandoffStream).text();
  const data = Object.assign(Promise.resolve(), { result: { done: true, value } });
  // The stream is read, but the router takes a reader in each render.
  const serverHandoffStream = { getReader: () => null } as unknown as ReadableStream<Uint8Array>;
  return { ...context, serverHandoffStream, renderMeta: { streamCache: { 0: data } } };
}
