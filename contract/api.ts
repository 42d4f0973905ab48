import { createContext } from "react-router";

export type ApiEndpoint = {
  path: string;
  title: string;
  text: string;
  parameters: readonly ApiParameter[];
  /** An example request. */
  address: string;
  /** Its response. */
  answer: string;
};

export type ApiParameter = {
  name: string;
  takes: string;
  text: string;
  /** The default; null if the parameter is required. */
  fallback: string | null;
  isList: boolean;
  /** Whether it accepts whole files. */
  isLong: boolean;
  /** All accepted values, if there are few. */
  choices: readonly string[] | null;
  range: { least: number; most: number; isWhole: boolean } | null;
  /** Its value in the example, or "". */
  example: string;
};

export type ApiReference = {
  endpoints: readonly ApiEndpoint[];
  /** Reasons for which a request is refused. */
  problems: readonly { code: string; status: number; when: string }[];
  /** A refused request, and its response. */
  refused: { address: string; answer: string };
  limits: {
    queryChars: number;
    bodyBytes: number;
    colorChars: number;
    /** Allowed requests from one network, and in how many seconds. */
    requests: { points: number; duration: number };
    /** A body counts as one more request for every so many bytes. */
    requestBytes: number;
  };
};

/** Computed by the server on first use. */
export const apiContext = createContext<() => ApiReference>();

/** Whether apps can read saved libraries at `/mcp`; a hosted project decides this itself. */
export const connectsAppsContext = createContext<() => Promise<boolean>>();
