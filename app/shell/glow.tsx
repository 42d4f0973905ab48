import { useState } from "react";
import { useLocation } from "react-router";

const HUE_MIN = 120;
const HUE_RANGE = 240;
/** The light's strength from center to edge: bell-shaped, so that no edge shows. */
const FALL_OFF = [1, 0.85, 0.53, 0.24, 0.07, 0];

/** Two soft lights behind the page that slowly alternate; each navigation brings new hues, from 120 to 360. */
export function Glow() {
  const seed = hash(useSeed());
  return (
    <div
      aria-hidden
      className="grain pointer-events-none absolute inset-x-0 top-0 -z-10 h-[620px] overflow-hidden forced-colors:hidden print:hidden"
    >
      <div className="glow -left-40" style={lightOf(seed & 0xffff)} />
      <div className="glow -right-40 [animation-delay:-18s]" style={lightOf(seed >>> 16)} />
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

function lightOf(sixteenBits: number) {
  const hue = Math.round(HUE_MIN + (sixteenBits / 0xffff) * HUE_RANGE);
  const stops = FALL_OFF.map((alpha, i) => `oklch(0.75 0.13 ${hue} / ${alpha}) ${i * 20}%`);
  return { backgroundImage: `radial-gradient(closest-side, ${stops.join(", ")})` };
}

/** FNV-1a, 32 bits. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
