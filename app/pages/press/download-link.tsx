import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  href: string;
  /** What it is and as what: "Mark as SVG". */
  name: string;
  children: string;
};

export function DownloadLink({ href, name, children }: Props) {
  return (
    <a href={href} download aria-label={name} className={buttonClass("outline", "sm")}>
      <Icon className="icon-download" />
      {children}
    </a>
  );
}
