import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

/** Submits the surrounding form if there is no `onClick`. */
export function DialogFoot({ onCancel, ...rest }: ComponentProps<typeof Button> & { onCancel: () => void }) {
  return (
    <div className="flex justify-end gap-2.5">
      <Button onClick={onCancel}>Cancel</Button>
      <Button type={rest.onClick ? "button" : "submit"} variant="primary" {...rest} />
    </div>
  );
}
