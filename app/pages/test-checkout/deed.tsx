import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  /** The page that takes the form: the one it stands on. */
  action: string;
  deed: string;
  label: string;
};

/** One button that does one thing, without JavaScript too. */
export function Deed({ action, deed, label, className, ...look }: Props) {
  return (
    <form method="post" action={action} className={className}>
      <Button type="submit" name="deed" value={deed} className="w-full" {...look}>
        {label}
      </Button>
    </form>
  );
}
