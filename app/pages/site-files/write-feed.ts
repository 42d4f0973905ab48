import { escapeXml } from "#color/text/escape-xml.ts";
import type { Release } from "#content/changelog.ts";

/** Writes an Atom feed, newest entry first: RFC 4287. All its addresses are absolute, at `origin`. */
export function writeFeed(releases: readonly Release[], origin: string) {
  const page = `${origin}/changelog`;
  const newest = releases.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), "1970-01-01T00:00:00Z");
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Huesmith changelog</title>
  <subtitle>What has changed in the color tools of Huesmith</subtitle>
  <id>${escapeXml(page)}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(page)}.xml"/>
  <icon>${escapeXml(origin)}/icon.svg</icon>
  <updated>${newest}</updated>
  <author><name>Huesmith</name><uri>${escapeXml(origin)}/</uri></author>
${releases.map((release) => writeEntry(release, page, origin)).join("")}</feed>
`;
}

function writeEntry(release: Release, page: string, origin: string) {
  const address = escapeXml(`${page}#${release.id}`);
  return `  <entry>
    <title>${escapeXml(release.title)}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${release.date}</published>
    <updated>${release.date}</updated>
    <summary>${escapeXml(release.text)}</summary>
    <content type="html">${escapeXml(writeHtml(release, origin))}</content>
  </entry>
`;
}

function writeHtml({ text, changes }: Release, origin: string) {
  const items = changes.map(({ text: says, link }) => {
    const more = link ? ` <a href="${escapeXml(origin + link.to)}">${escapeXml(link.label)}</a>` : "";
    return `<li>${escapeXml(says)}${more}</li>`;
  });
  return `<p>${escapeXml(text)}</p><ul>${items.join("")}</ul>`;
}
