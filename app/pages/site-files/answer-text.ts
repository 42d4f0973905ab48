const HOUR_S = 3600;

export function answerText(text: string, type: string): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${HOUR_S}` },
  });
}
