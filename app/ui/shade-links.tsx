import { familyPath, SHADE_FAMILIES, type ShadeFamily } from "#contract/color-path.ts";
import { TextLink } from "./link.tsx";

export function ShadeLinks({ except }: { except?: ShadeFamily }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {SHADE_FAMILIES.filter((family) => family !== except).map((family) => (
        <li key={family}>
          <TextLink href={familyPath(family)} className="pointer-coarse:inline-block pointer-coarse:py-2.5">
            Shades of {family}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
