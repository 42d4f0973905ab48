// React's compiler memoizes code that calls hooks, for browsers only: docs/decisions/0045-the-compiler-in-rust.md. Calls with
// a type argument, such as useRef<Element>(), don't count: 15 files have no others, and they would add up to 1.9 kB to a page.
import { transformSync } from "oxc-transform-react";

export function reactCompiler() {
  return {
    name: "react-compiler",
    enforce: "pre", // needs the JSX
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({ optimizeDeps: { include: ["react/compiler-runtime"] } }), // no source file imports it
    transform: {
      filter: { code: /\buse[A-Z]\w*\(/, id: /\/app\/.*(?:\.tsx|\/use-[^/]*\.ts)(?:$|\?)/ },
      handler(source, id) {
        const file = id.replace(/\?.*/, "");
        const { code, map, errors, fatal } = transformSync(file, source, { jsx: "preserve", sourcemap: true });
        if (fatal) throw new Error(errors.map(({ message }) => message).join("\n"));
        return { code, map };
      },
    },
  };
}
