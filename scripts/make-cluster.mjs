// Makes .generated/cluster: an empty cluster of the embedded database. A first start copies it, because PGlite takes seconds
// to make one, and it comes out the same each time.
import { rmSync } from "node:fs";
import { makeCluster } from "../server/backend/database/open-pglite.ts";

const FOLDER = ".generated/cluster";

rmSync(FOLDER, { recursive: true, force: true });
await makeCluster(FOLDER);
