import { bestNames } from "@huesmith/color/names/best";

// bestNames
bestNames.count; // 4957
