/** Where a person says whether an app may read their library. A hosted project has it in its settings. */
export const CONSENT_PATH = "/oauth/consent";
