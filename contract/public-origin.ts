/** The default origin of Huesmith for programs such as the command line. */
export const PUBLIC_ORIGIN = "https://huesmith.com";
