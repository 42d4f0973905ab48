import { LibraryList } from "../list/library-list.tsx";
import { Empty } from "../list/list-page.tsx";
import { AddColor } from "./add-color.tsx";

export function ColorList() {
  return (
    <LibraryList
      kind="colors"
      label="Colors"
      action={<AddColor />}
      empty={
        <Empty title="No colors yet" action={<AddColor variant="primary" />}>
          Colors you save in any tool show up here. You can also add one.
        </Empty>
      }
    />
  );
}
