import { BaseStepField } from "./base-step-field.tsx";
import { ColumnHeads } from "./column-heads.tsx";
import { Misses } from "./misses.tsx";
import { scaleRows } from "./scale-row.ts";
import { ScaleSettings } from "./scale-settings.tsx";

/** In one place, so that they come in one file. */
export const scaleParts = { BaseStepField, ColumnHeads, Misses, ScaleSettings, scaleRows };
