/** Where Huesmith is for programs that are not told otherwise, such as the command line. */
export const PUBLIC_ORIGIN = "https://huesmith.com";
