import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useIdlePart } from "#app/frame/use-idle-part.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ColorMenuProps } from "./color-menu.tsx";

/** The menu of a color. Its code comes when the page is at rest; until then only its button stands there. */
export function MoreButton(props: Omit<ColorMenuProps, "hasFocus">) {
  const [hasFocus, setHasFocus] = useState(false);
  const ColorMenu = useIdlePart(async () => (await import("./color-menu.tsx")).ColorMenu);
  if (ColorMenu) return <ColorMenu {...props} hasFocus={hasFocus} />;
  return (
    <IconButton
      name={`More for ${props.name}`}
      aria-haspopup="menu"
      size="sm"
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className="noscript:hidden"
    >
      <Ellipsis {...ICON} />
    </IconButton>
  );
}
