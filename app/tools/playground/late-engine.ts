import { lateCode } from "#app/late/late-code.ts";

export const lateEngine = lateCode(async () => (await import("./palette-engine.ts")).paletteEngine);
