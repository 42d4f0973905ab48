import { useLocation } from "react-router";

const HUE_MIN = 120;
const HUE_RANGE = 240;

/** Two soft lights behind the page that slowly take turns; each navigation brings new hues, from 120 to 360. */
export function Glow() {
  const { pathname, key } = useLocation();
  const seed = hash(`${pathname} ${key}`);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-[620px] overflow-hidden forced-colors:hidden"
    >
      <div className="glow -left-40" style={lightOf(seed & 0xffff)} />
      <div className="glow -right-40 [animation-delay:-9s]" style={lightOf(seed >>> 16)} />
    </div>
  );
}

function lightOf(sixteenBits: number) {
  const hue = HUE_MIN + (sixteenBits / 0xffff) * HUE_RANGE;
  return { background: `radial-gradient(closest-side, oklch(0.75 0.13 ${hue.toFixed(0)}), transparent)` };
}

/** FNV-1a, 32 bits: the server and the browser draw the same lights for the same address. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
