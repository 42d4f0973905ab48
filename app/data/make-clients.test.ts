import { afterEach, expect, test, vi } from "vitest";
import { makeClients } from "./make-clients.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the owner of a link's session is read once more if the service is briefly unavailable", async () => {
  const answers = [Response.json({ msg: "away" }, { status: 503 }), Response.json({ id: "ada" })];
  vi.stubGlobal("fetch", async () => answers.shift());
  const { data } = await makeClients({ origin: "https://x.test", key: "k" }).openSecondAuth().getUser("a.b.c");
  expect(data.user?.id).toBe("ada");
});
