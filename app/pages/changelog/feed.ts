export const CHANGELOG_FEED = {
  rel: "alternate",
  type: "application/atom+xml",
  title: "Huesmith changelog",
  href: "/changelog.xml",
} as const;
