// Folders that tests fill. For tests only.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder, deleted by `onEnd`: `onTestFinished` in a test, `afterAll` outside the tests. */
export function makeTestFolder(onEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-test-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
