import { Empty } from "../list/empty.tsx";
import { LibraryList } from "../list/library-list.tsx";
import { AddColor } from "./add-color.tsx";

export function ColorList() {
  return (
    <LibraryList
      kind="colors"
      label="Colors"
      action={<AddColor />}
      empty={
        <Empty title="No colors yet" action={<AddColor variant="primary" />}>
          Every tool has a Save button, and what you save with it is here. Or add a color that you know.
        </Empty>
      }
    />
  );
}
