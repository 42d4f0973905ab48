import { type CSSProperties, useState } from "react";
import { useLocation } from "react-router";

const MIN_HUE = 120;
const HUE_RANGE = 240;

/** Two soft lights behind the page that slowly alternate; each navigation brings new hues, from 120 to 360. */
export function Glow() {
  const seed = hash(useSeed());
  return (
    <div
      aria-hidden
      className="grain pointer-events-none absolute inset-x-0 top-0 -z-10 h-[620px] overflow-hidden forced-colors:hidden print:hidden"
    >
      <div className="glow -left-40" style={hueOf(seed & 0xffff)} />
      <div className="glow -right-40 [animation-delay:-18s]" style={hueOf(seed >>> 16)} />
    </div>
  );
}

/** The first page's lights depend on its path, so that server and browser agree; a tab or a mode keeps them. */
function useSeed() {
  const { pathname, key } = useLocation();
  const [seen, setSeen] = useState(pathname);
  const [seed, setSeed] = useState(pathname);
  if (pathname !== seen) {
    setSeen(pathname);
    setSeed(`${pathname} ${key}`);
  }
  return seed;
}

function hueOf(sixteenBits: number) {
  return { "--hue": Math.round(MIN_HUE + (sixteenBits / 0xffff) * HUE_RANGE) } as CSSProperties;
}

/** FNV-1a, 32 bits. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
