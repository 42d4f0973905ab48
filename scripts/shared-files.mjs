// What many pages share comes in a few files instead of a hundred: what each two, three or four of them have in common
// would be a file of its own, of some 300 bytes. Fewer requests, and less to load, because more is compressed together.
import { matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * The first that names a module takes it, and what that module needs if no one before it did: so what a page loads for one
 * module of a file must be little more than what it needs, and the budgets of .size-limit.mjs tell when it is not.
 */
const SHARED = {
  // Every page. With what the router calls: in another file it would be one that needs the router's, and the other way round.
  react: [
    "node_modules/{react,react-dom,react-router,scheduler,@react-router}/**",
    "{rolldown/runtime,vite/preload-helper}.js",
    "app/entry.client.tsx",
    "app/frame/{new-version,open-document}.*",
    "app/retry-fetch.*",
    "app/router-patches/*",
    "app/shell/background/page-failure.*",
  ],
  shell: [
    "app/{metadata,root,theme-script}.*",
    "contract/{ads,build-query,color-path,session-key,site}.*",
    "app/account/{account-store,load-dialogs,sign-out}.*",
    "app/ads/{ad-place,ad-slot}.*",
    "app/data/clients.*",
    "app/frame/{ask-for-part,stored,use-loaded}.*",
    "app/late/*",
    "app/frame/{navigation,shortcuts/single-keys,tray/tray-key}.*",
    "app/shell/!(dashboard-layout).*",
    "content/tools.ts",
    "app/ui/{button*,copy-*,disclosure-menu,icon*,is-mac,section-heading,segment-style,swatch,swatch-style,tip,toast-store,tool-title}.*",
    "app/ui/use-{fetched,latest,on-change,on-mount,timer,window-event}.*",
  ],
  // Many pages.
  parts: ["app/frame/pro/ask-for-pro.*", "app/ui/{phone-sheet,use-early-text}.*"],
  // Every page, a moment after it is there.
  background: ["app/account/account-start.*", "app/frame/{asked-parts,layers}.*", "app/shell/background/*"],
  // The tools, and pages that have some of what tools have.
  engine: [
    "color/{convert,difference/difference,gamut,missing,space}.*",
    "color/text/{address,css-names,css-value,decimal,parse-codes,parse-plain,powers-of-ten,print}.*",
    "color/kernel/{cube-root,delta-e,gamut-map,hex,hue,lab-curve,matrices,oklab}.*",
    "color/spaces/*",
  ],
  shortcuts: ["app/frame/shortcuts/{focus-rules,key-caps,keys,platform,registry,use-shortcuts}.*"],
  offers: [
    "app/frame/copy/{copy-color-button,copy-format,format-color,print-options,use-copy}.*",
    "app/frame/export/export-button.*",
    "app/frame/library/{save,save-button}.*",
  ],
  tools: [
    "app/color-names.*",
    "app/frame/import/late-import-anywhere.*",
    "app/frame/library/save-shortcut.*",
    "app/frame/reorder/{geometry,late-drag}.*",
    "app/frame/shortcuts/shortcuts-button.*",
    "app/frame/tray/{keep-button,keep-colors,tray-store,use-tray}.*",
    "app/frame/vision/{vision-bench,vision-menu,vision-store,vision-words}.*",
    "app/tools/{address-writer,after-paint,color-fields,fields,notices,take-colors,tool-actions,tool-model,tool-page,tool-store}.*",
    "app/tools/{item-keys,use-color-names,use-tool}.*",
    "app/ui/{popover,slider}.*",
    "color/text/parse.*",
    "color/computed/*",
    "node_modules/zustand/**",
  ],
  cards: ["content/tool-cards.ts", "app/frame/tool-glyph.tsx"],
};

/** For rolldown's `codeSplitting.groups`. */
export const sharedFiles = Object.entries(SHARED).map(([name, globs]) => ({
  name,
  test: (id) => globs.some((glob) => matchesGlob(nameOf(id), glob)),
}));

/** A path from the root of the repository; modules that no file is made of begin with a zero character. */
function nameOf(id) {
  const [path = ""] = id.replaceAll("\\", "/").split("?");
  if (path.startsWith("\0")) return path.slice(1);
  const packages = path.lastIndexOf("/node_modules/"); // elsewhere, where that is a link
  return packages < 0 ? relative(ROOT, path).replaceAll("\\", "/") : path.slice(packages + 1);
}
