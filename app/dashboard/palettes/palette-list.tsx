import { ButtonLink } from "#app/ui/button.tsx";
import { LibraryList } from "../list/library-list.tsx";
import { Empty } from "../list/list-page.tsx";

export function PaletteList() {
  return (
    <LibraryList
      kind="palettes"
      label="Color palettes"
      action={
        <ButtonLink icon="icon-plus" href="/color-palette-generator">
          New palette
        </ButtonLink>
      }
      empty={
        <Empty
          title="No palettes yet"
          action={
            <>
              <ButtonLink href="/color-palette-generator" variant="primary">
                Generate a palette
              </ButtonLink>
              <ButtonLink href="/color-palettes">Browse palettes</ButtonLink>
            </>
          }
        >
          Saved palettes, gradients, mixtures and wheels show up here and open in the tool that made them.
        </Empty>
      }
    />
  );
}
