import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test.skipIf(process.platform === "win32")("a lock with the own process id is left over from a killed container", () => {
  const root = mkdtempSync(join(tmpdir(), "huesmith-setup-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["scripts", "node_modules", ".generated"]) mkdirSync(join(root, folder));
  copyFileSync(join(import.meta.dirname, "setup.mjs"), join(root, "scripts/setup.mjs"));
  const npm = join(root, "npm.js");
  writeFileSync(npm, "");
  // The process id stays the same.
  const script = 'echo $$ > node_modules.lock; exec "$0" scripts/setup.mjs';
  const env = { ...process.env, npm_execpath: npm };
  const { stdout } = spawnSync("sh", ["-c", script, process.execPath], { cwd: root, env, timeout: 10_000 });
  expect(String(stdout)).not.toContain("Waiting");
  expect(existsSync(join(root, "node_modules.lock"))).toBe(false);
});
