import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkPicture } from "./check-picture.ts";

const problemOf = async (parts: BlobPart[], name: string) => {
  const checked = await checkPicture(new Blob(parts), name);
  return "problem" in checked ? checked.problem : null;
};

test("a file that is not a picture is rejected with its name", async () => {
  expect(await problemOf([], "empty.png")).toBe("empty.png is empty: it has 0 bytes.");
  expect(await problemOf(["hello"], "notes.png")).toMatch(/^notes\.png is not a picture/);
  expect(await problemOf(["hello"], "")).toMatch(/^The picture is not a picture/);
  expect(await problemOf(["hello"], `${"x".repeat(90)}.png`)).toMatch(/^x{60}… is not/);
  // Isolates a name that would change the sentence's text direction.
  expect(await problemOf(["hello"], "a\u202egnp.exe")).toMatch(/^\u2068a\u202egnp\.exe\u2069 is not/);
});

test("more than 200 megapixels are rejected based on the header alone", async () => {
  const header = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR........\b\x06\0\0\0....\0\0\0\0IDAT....", "latin1");
  header.writeUInt32BE(20_000, 16);
  header.writeUInt32BE(12_000, 20);
  expect(await problemOf([header], "huge.png")).toMatch(/^huge\.png has 240 megapixels\. Up to 200/);
  header.writeUInt32BE(10_000, 20);
  expect(await problemOf([header], "large.png")).toBeNull();
});

test("a valid picture passes, with a message in case it cannot be decoded", async () => {
  const checked = await checkPicture(new Blob([readFileSync("e2e/fixtures/moving.gif")]), "moving.gif");
  expect(checked).toMatchObject({ sniffed: { isAnimated: true }, ifUnreadable: expect.stringMatching(/is damaged/) });
  const heic = await checkPicture(new Blob(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"]), "phone.heic");
  expect(heic).toMatchObject({ ifUnreadable: expect.stringMatching(/can't read HEIC/) });
});
