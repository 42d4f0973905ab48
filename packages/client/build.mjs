import { compile } from "../compile.mjs";

process.chdir(import.meta.dirname);
compile();
