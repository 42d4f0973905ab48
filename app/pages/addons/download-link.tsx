import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { withPalette } from "./addons-path.ts";

type Props = {
  /** What the button says after "Download": "ASE". */
  label: string;
  path: string;
  query?: string;
  isPrimary?: boolean;
};

/** A plain link to the file, so that it works before and without any script. */
export function DownloadLink({ label, path, query = "", isPrimary = false }: Props) {
  return (
    <a href={withPalette(path, query)} download className={buttonClass(isPrimary ? "primary" : "outline", "md")}>
      <Icon className="icon-download" />
      Download {label}
    </a>
  );
}
