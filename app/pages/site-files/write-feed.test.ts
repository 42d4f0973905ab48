import { expect, test } from "vitest";
import { changelog } from "#content/changelog.ts";
import { writeFeed } from "./write-feed.ts";

const ORIGIN = "https://colors.example";

test("the feed and each entry have the id, title and time that Atom requires, and the feed an author", () => {
  const feed = writeFeed(changelog, ORIGIN);
  expect(feed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"')).toBe(
    true,
  );
  const [head = "", ...entries] = feed.split("<entry>");
  expect(head).toMatch(/<author><name>[^<]+<\/name>/);
  expect(entries).toHaveLength(changelog.length);
  for (const part of [head, ...entries]) {
    expect(part.match(/<id>/g)).toHaveLength(1);
    expect(part.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(part.match(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/updated>/g)).toHaveLength(1);
  }
});

test("ids are unique, and every URL is absolute", () => {
  const feed = writeFeed(changelog, ORIGIN);
  const ids = [...feed.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, address] of feed.matchAll(/href=(?:"|&quot;)(.*?)(?:"|&quot;)/g))
    expect(address).toMatch(/^https:\/\//);
  expect(feed).toContain(`rel="self" type="application/atom+xml" href="${ORIGIN}/changelog.xml"`);
});

test("the feed has the date of its newest entry, which comes first", () => {
  const dates = changelog.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(/<updated>([^<]+)/.exec(writeFeed(changelog, ORIGIN))?.[1]).toBe(dates[0]);
});

test("text is escaped, both in the feed and in the HTML inside it", () => {
  const release = {
    id: "x",
    date: "2026-01-01T00:00:00Z",
    title: `<b>"Q&A"`,
    text: "1 < 2 & 3 > 2",
    changes: [{ text: "<script>", link: { label: "a & b", to: '/x?a=1&b="2"' } }],
  };
  const feed = writeFeed([release], ORIGIN);
  expect(feed).toContain("<title>&lt;b&gt;&quot;Q&amp;A&quot;</title>");
  expect(feed).toContain("&lt;li&gt;&amp;lt;script&amp;gt; &lt;a href=&quot;");
  expect(feed).toContain(`${ORIGIN}/x?a=1&amp;amp;b=&amp;quot;2&amp;quot;`);
  expect(feed).not.toMatch(/<(?:b|script|li|a|p|ul)\b/);
});
