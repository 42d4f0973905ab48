import { FeatureGrid } from "./feature-grid.tsx";
import { PlanTable } from "./plan-table.tsx";
import { Questions } from "./questions.tsx";

/** Everything below the price: only for reading, so its code loads last. */
export function Below() {
  return (
    <>
      <FeatureGrid />
      <PlanTable />
      <Questions />
    </>
  );
}
