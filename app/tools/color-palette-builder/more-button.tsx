import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ColorMenuProps } from "./color-menu.tsx";

const menuCode = lateCode(async () => (await import("./color-menu.tsx")).ColorMenu);

/** The menu of a color. Its code comes when the page is idle; until then only its button is there. */
export function MoreButton(props: Omit<ColorMenuProps, "hasFocus">) {
  const [hasFocus, setHasFocus] = useState(false);
  const { code: ColorMenu } = useIdleCode(menuCode);
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
