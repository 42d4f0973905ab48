export { parse as parsePasted } from "./parse.ts";
