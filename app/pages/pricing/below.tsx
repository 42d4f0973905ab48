import { FeatureGrid } from "./feature-grid.tsx";
import { PlanTable } from "./plan-table.tsx";
import { Questions } from "./questions.tsx";

/** What stands below the price: only to be read, so its code comes after the rest. */
export function Below() {
  return (
    <>
      <FeatureGrid />
      <PlanTable />
      <Questions />
    </>
  );
}
