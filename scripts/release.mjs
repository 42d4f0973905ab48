// `npm run release`: builds, and writes to release/ what the build consists of and how it was made:
// - sbom.cdx.json: the packages that run, as CycloneDX
// - SHA256SUMS: every file of the build, for `sha256sum --check` in the root of the project
// - provenance.json: an in-toto statement with SLSA provenance; signed as provenance.sig if RELEASE_KEY names a private key
import { execFileSync, spawnSync } from "node:child_process";
import { createHash, createPrivateKey, sign } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "release";
process.chdir(join(import.meta.dirname, ".."));

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
// A statement about a commit must not cover code that was never in it.
if (git("status", "--porcelain") !== "") fail("There are uncommitted changes. Releases are built from a commit.");

const startedOn = new Date().toISOString();
rmSync(FOLDER, { recursive: true, force: true });
rmSync("build", { recursive: true, force: true });
if (npm(["run", "--silent", "build"], "inherit").status !== 0) fail("The build failed.");
mkdirSync(FOLDER);

const sbom = npm(["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--workspaces=false"], "pipe");
if (sbom.status !== 0) fail(`npm sbom failed: ${sbom.stderr}`);
writeFileSync(join(FOLDER, "sbom.cdx.json"), sbom.stdout);

const files = readdirSync("build", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
  .sort();
const sums = files.map((name) => ({ name, digest: { sha256: sha256(name) } }));
writeFileSync(join(FOLDER, "SHA256SUMS"), sums.map(({ name, digest }) => `${digest.sha256}  ${name}\n`).join(""));

const sbomName = `${FOLDER}/sbom.cdx.json`;
const statement = {
  _type: "https://in-toto.io/Statement/v1",
  subject: [...sums, { name: sbomName, digest: { sha256: sha256(sbomName) } }],
  predicateType: "https://slsa.dev/provenance/v1",
  predicate: {
    buildDefinition: {
      buildType: "https://docs.npmjs.com/cli/commands/npm-run",
      externalParameters: { script: "build" },
      internalParameters: { node: process.version, platform: process.platform, arch: process.arch },
      resolvedDependencies: [
        { name: "source", digest: { gitCommit: git("rev-parse", "HEAD") } },
        { name: "package-lock.json", digest: { sha256: sha256("package-lock.json") } },
      ],
    },
    runDetails: {
      builder: { id: process.env.RELEASE_BUILDER ?? "unknown" },
      metadata: { startedOn, finishedOn: new Date().toISOString() },
    },
  },
};
const text = `${JSON.stringify(statement, null, 2)}\n`;
writeFileSync(join(FOLDER, "provenance.json"), text);

const { RELEASE_KEY } = process.env;
if (RELEASE_KEY) {
  const key = createPrivateKey(readFileSync(RELEASE_KEY));
  const algorithm = key.asymmetricKeyType?.startsWith("ed") ? null : "sha256";
  writeFileSync(join(FOLDER, "provenance.sig"), sign(algorithm, Buffer.from(text), key).toString("base64"));
}
console.log(`${FOLDER}/ has the sums of ${files.length} files, ${RELEASE_KEY ? "signed" : "not signed"}.`);

function npm(args, stdout) {
  const options = { encoding: "utf8", stdio: ["ignore", stdout, stdout], maxBuffer: 64 * 1024 * 1024 };
  const cli = process.env.npm_execpath;
  return cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync("npm", args, { ...options, shell: true });
}

function sha256(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
