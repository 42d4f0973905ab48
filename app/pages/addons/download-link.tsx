import { Download } from "lucide-react";
import { buttonClass } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
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
      <Download {...ICON} />
      Download {label}
    </a>
  );
}
