import { lateModule } from "#app/frame/late-module.ts";

export const lateEngine = lateModule(async () => (await import("./palette-engine.ts")).paletteEngine);
