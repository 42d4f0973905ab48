import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const KEYS = { SUPABASE_ANON_KEY: "sb_publishable_a", SUPABASE_SERVICE_ROLE_KEY: "sb_secret_b" };

test("by default the site is on http://localhost:3000, reachable only from this machine", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    drainMs: 0,
    metrics: undefined,
    isLogJson: false,
    isOfflineOff: false,
    address: "http://localhost:3000",
    siteUrl: undefined,
    hasTrustedProxy: false,
    dataDir: resolve(".data"),
    keysFile: undefined,
    areNewKeysAccepted: false,
    databaseUrl: undefined,
    limitsUrl: undefined,
    supabase: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    contactTo: undefined,
    contactAddress: undefined,
    operator: null,
    providers: {},
    needsReauthentication: false,
    areAnonymousAllowed: false,
    ads: undefined,
    areLimitsOff: false,
    payments: { kind: "test checkout", isPublic: false },
  });
});

test("PORT, HOST and SITE_URL are respected", () => {
  const config = readConfig({ PORT: "8080", HOST: "0.0.0.0", SITE_URL: "https://colors.example/path" });
  expect(config).toMatchObject({ port: 8080, host: "0.0.0.0", siteUrl: "https://colors.example" });
});

test.for(["abc", "-1", "70000", "80.5"])("PORT=%s is rejected", (PORT) => {
  expect(() => readConfig({ PORT })).toThrow("PORT is not a port number");
});

test.for(["foo", "colors.example", "colors.example:443", "//colors.example", "ftp://colors.example", "https://"])(
  "SITE_URL=%s is rejected",
  (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow(
      `SITE_URL is not a web address like https://colors.example: ${SITE_URL}`,
    );
  },
);

test("a server on every address is opened as localhost", () => {
  expect(readConfig({ HOST: "0.0.0.0" }).address).toBe("http://localhost:3000");
  expect(readConfig({ HOST: "::" }).address).toBe("http://localhost:3000");
  expect(readConfig({ HOST: "10.0.0.7", PORT: "80" }).address).toBe("http://10.0.0.7:80");
  expect(readConfig({ HOST: "fd00::5" }).address).toBe("http://[fd00::5]:3000");
});

test("data and keys can be in other places", () => {
  const config = readConfig({ DATA_DIR: "/srv/colors", KEYS_FILE: "/run/secrets/keys.json" });
  expect(config).toMatchObject({ dataDir: resolve("/srv/colors"), keysFile: resolve("/run/secrets/keys.json") });
});

test("metrics have their own port, local by default", () => {
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
  expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }).metrics?.host).toBe("0.0.0.0");
  expect(() => readConfig({ METRICS_PORT: "x" })).toThrow("METRICS_PORT is not a port number: x");
});

test("the log is text or JSON, and shutdown can drain requests", () => {
  expect(readConfig({ LOG_FORMAT: "json", DRAIN_SECONDS: "2.5" })).toMatchObject({ isLogJson: true, drainMs: 2500 });
  expect(() => readConfig({ LOG_FORMAT: "xml" })).toThrow("LOG_FORMAT must be text or json: xml");
  for (const DRAIN_SECONDS of ["-1", "61", "soon"]) {
    expect(() => readConfig({ DRAIN_SECONDS })).toThrow("DRAIN_SECONDS is not a number from 0 to 60");
  }
});

test("tries are counted in Redis if configured", () => {
  expect(readConfig({ LIMITS_URL: "redis://cache:6379" }).limitsUrl).toBe("redis://cache:6379");
  expect(() => readConfig({ LIMITS_URL: "http://cache" })).toThrow("LIMITS_URL is not an address like redis://");
});

test("a proxy is trusted if configured", () => {
  expect(readConfig({ TRUSTED_PROXY: "1" }).hasTrustedProxy).toBe(true);
  expect(readConfig({ TRUSTED_PROXY: "0" }).hasTrustedProxy).toBe(false);
  expect(() => readConfig({ TRUSTED_PROXY: "10.0.0.1" })).toThrow("TRUSTED_PROXY must be 1 or 0: 10.0.0.1");
});

test("the limits can be off only for tests on this machine", () => {
  expect(readConfig({ AUTH_LIMITS: "off" }).areLimitsOff).toBe(true);
  expect(readConfig({ AUTH_LIMITS: "on" }).areLimitsOff).toBe(false);
  expect(() => readConfig({ AUTH_LIMITS: "none" })).toThrow("AUTH_LIMITS must be on or off: none");
  for (const more of [{ HOST: "0.0.0.0" }, { SITE_URL: "https://colors.example" }, { TRUSTED_PROXY: "1" }]) {
    expect(() => readConfig({ AUTH_LIMITS: "off", ...more })).toThrow("AUTH_LIMITS=off is only for tests");
  }
});

test("DATABASE_URL selects PostgreSQL", () => {
  const DATABASE_URL = "postgres://colors:secret@db:5432/colors?sslmode=require";
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.for(["mysql://a:secret@b/c", "secret", "postgres:secret"])(
  "DATABASE_URL=%s is rejected without printing it",
  (DATABASE_URL) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      /^DATABASE_URL is not an address like postgres:\/\/user:password@host:5432\/name$/,
    );
  },
);

test("a Supabase project needs its URL and both keys", () => {
  expect(readConfig({ SUPABASE_URL: "https://abc.supabase.co/", ...KEYS }).supabase).toEqual({
    url: "https://abc.supabase.co",
    anonKey: "sb_publishable_a",
    serviceRoleKey: "sb_secret_b",
  });
});

test("a Supabase project without its keys is rejected", () => {
  expect(() => readConfig({ SUPABASE_URL: "https://abc.supabase.co" })).toThrow(
    "SUPABASE_URL is set, but SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY are not.",
  );
});

test("a secret key instead of the public one is rejected", () => {
  const token = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.x`;
  const read = (SUPABASE_ANON_KEY: string) =>
    readConfig({ ...KEYS, SUPABASE_URL: "https://abc.supabase.co", SUPABASE_ANON_KEY });
  expect(() => read("sb_secret_a")).toThrow("SUPABASE_ANON_KEY is a secret key, not the public one.");
  expect(() => read("sb_secret_b")).toThrow("SUPABASE_ANON_KEY is a secret key, not the public one.");
  expect(() => read(token("service_role"))).toThrow("SUPABASE_ANON_KEY is a secret key, not the public one.");
  expect(read(token("anon")).supabase?.anonKey).toBe(token("anon"));
});

test("setting both PostgreSQL and Supabase is rejected", () => {
  const environment = { DATABASE_URL: "postgres://db/colors", SUPABASE_URL: "https://abc.supabase.co", ...KEYS };
  expect(() => readConfig(environment)).toThrow("DATABASE_URL and SUPABASE_URL are both set: choose one.");
});

test("email is sent via SMTP_URL from MAIL_FROM", () => {
  const mail = { SMTP_URL: "smtps://me:secret@mail.example", MAIL_FROM: "Huesmith <hello@colors.example>" };
  expect(readConfig(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM });
  expect(() => readConfig({ SMTP_URL: "mail.example:587" })).toThrow("SMTP_URL is not an address like");
  expect(() => readConfig({ MAIL_FROM: "Huesmith" })).toThrow("MAIL_FROM is not a sender like");
  expect(() => readConfig({ MAIL_FROM: "a@b.c\nBcc: x@y.z" })).toThrow("MAIL_FROM is not a sender like");
});

test("OPERATOR_NAME and OPERATOR_ADDRESS describe the operator", () => {
  const named = { OPERATOR_NAME: " Ada Lovelace Ltd ", OPERATOR_ADDRESS: "12 St James's Square, London" };
  expect(readConfig(named).operator).toEqual({ name: "Ada Lovelace Ltd", address: "12 St James's Square, London" });
  expect(readConfig({ OPERATOR_NAME: "Ada" }).operator).toEqual({ name: "Ada", address: null });
  expect(() => readConfig({ OPERATOR_ADDRESS: "London" })).toThrow(
    "OPERATOR_ADDRESS is set, but OPERATOR_NAME is not.",
  );
  for (const OPERATOR_NAME of ["Ada\nLovelace", "a".repeat(301)]) {
    expect(() => readConfig({ OPERATOR_NAME })).toThrow("OPERATOR_NAME is not one line of at most 300 characters.");
  }
});

test("CONTACT_TO and CONTACT_ADDRESS must be email addresses", () => {
  const contact = { CONTACT_TO: "inbox@colors.example", CONTACT_ADDRESS: "hello@colors.example" };
  expect(readConfig(contact)).toMatchObject({ contactTo: contact.CONTACT_TO, contactAddress: contact.CONTACT_ADDRESS });
  for (const address of ["hello", "Huesmith <a@b.c>", "a@b.c, d@e.f", "a@b.c\nBcc: x@y.z"]) {
    expect(() => readConfig({ CONTACT_TO: address })).toThrow("CONTACT_TO is not an email address like");
    expect(() => readConfig({ CONTACT_ADDRESS: address })).toThrow("CONTACT_ADDRESS is not an email address like");
  }
});

test("Google and Github need an ID and a secret; URLs can be changed", () => {
  const config = readConfig({
    GOOGLE_CLIENT_ID: "g",
    GOOGLE_CLIENT_SECRET: "gs",
    GITHUB_CLIENT_ID: "h",
    GITHUB_CLIENT_SECRET: "hs",
    GITHUB_URL: "https://git.example/",
    GITHUB_API_URL: "https://git.example/api/v3",
  });
  expect(config.providers).toEqual({
    google: { clientId: "g", clientSecret: "gs", issuer: "https://accounts.google.com" },
    github: { clientId: "h", clientSecret: "hs", url: "https://git.example", apiUrl: "https://git.example/api/v3" },
  });
  expect(() => readConfig({ GITHUB_CLIENT_SECRET: "hs" })).toThrow(
    "GITHUB_CLIENT_SECRET is set, but GITHUB_CLIENT_ID is not.",
  );
});

const ADS = { ADS_SCRIPT_URL: "https://ads.example/tag.js?site=7", ADS_ZONE: "top" };

test("an ad network needs a script and a zone; the script's origin is allowed", () => {
  expect(readConfig(ADS).ads).toEqual({
    network: { scriptUrl: ADS.ADS_SCRIPT_URL, queue: "adZones", zone: { zone: "top" } },
    origins: ["https://ads.example"],
  });
  expect(() => readConfig({ ADS_ZONE: "top" })).toThrow("ADS_ZONE is set, but ADS_SCRIPT_URL is not.");
  expect(() => readConfig({ ...ADS, ADS_SCRIPT_URL: "//ads.example" })).toThrow(
    "ADS_SCRIPT_URL is not a web address like",
  );
});

test("an ad network can have its own queue, a JSON zone and more origins", () => {
  const more = {
    ADS_QUEUE: "_avp",
    ADS_ZONE: '{"zid":12}',
    ADS_ORIGINS: "https://*.cdn.example, https://ads.example https://pixel.example/path",
  };
  expect(readConfig({ ...ADS, ...more }).ads).toEqual({
    network: { scriptUrl: ADS.ADS_SCRIPT_URL, queue: "_avp", zone: { zid: 12 } },
    origins: ["https://ads.example", "https://*.cdn.example", "https://pixel.example"],
  });
  expect(() => readConfig({ ...ADS, ADS_QUEUE: "a b" })).toThrow("ADS_QUEUE is not the name of a global variable: a b");
  expect(() => readConfig({ ...ADS, ADS_ZONE: "{top" })).toThrow("ADS_ZONE is neither a name nor an object in JSON");
  expect(() => readConfig({ ...ADS, ADS_ORIGINS: "cdn.example" })).toThrow("ADS_ORIGINS is not a web address like");
  expect(() => readConfig({ ...ADS, ADS_ORIGINS: "https://a.example;script-src" })).toThrow("ADS_ORIGINS");
});

test("all mistakes are reported at once, each on its own line", () => {
  const environment = {
    PORT: "http",
    DATABASE_URL: "mysql://host/name",
    SITE_URL: "colors.example",
    TRUSTED_PROXY: "yes",
    MAIL_FROM: "Huesmith",
    CONTACT_TO: "inbox",
    OPERATOR_NAME: "x".repeat(301),
    OPERATOR_ADDRESS: "London",
    GITHUB_CLIENT_ID: "id",
    STRIPE_PRICE_ID: "price_1",
  };
  const names = Object.keys(environment).filter((name) => name !== "OPERATOR_ADDRESS");
  let lines: string[] = [];
  try {
    readConfig(environment);
  } catch (error) {
    lines = (error as Error).message.split("\n");
  }
  expect(lines.map((line) => line.split(" ")[0])).toEqual(names);
});
