export const OPAQUE_ONLY = "Colors must be opaque here, so transparency was removed.";
