// Creates .generated/cluster: an empty cluster of the embedded database. The first start copies it, because PGlite
// takes seconds to create one, and the result is always the same.
import { rmSync } from "node:fs";
import { makeCluster } from "../server/backend/database/open-pglite.ts";

const FOLDER = ".generated/cluster";

rmSync(FOLDER, { recursive: true, force: true });
await makeCluster(FOLDER);
