/** Before its content comes it is as high as with it. */
export const AD_PLACE = "ad-place only-free min-w-0 print:hidden";
