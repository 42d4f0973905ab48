import { createContext } from "react-router";

export type ApiEndpoint = {
  path: string;
  title: string;
  text: string;
  parameters: readonly ApiParameter[];
  /** A request for a try. */
  address: string;
  /** What it gets. */
  answer: string;
};

export type ApiParameter = {
  name: string;
  takes: string;
  text: string;
  /** What counts when it is left out; null where it must be given. */
  fallback: string | null;
  isRequired: boolean;
  isList: boolean;
  /** Whether it takes whole files. */
  isLong: boolean;
  /** Every value that it takes, where there are few. */
  choices: readonly string[] | null;
  range: { least: number; most: number; isWhole: boolean } | null;
  /** Its value in the example, or "". */
  example: string;
};

export type ApiReference = {
  endpoints: readonly ApiEndpoint[];
  /** Why a request is refused. */
  problems: readonly { code: string; status: number; when: string }[];
  /** A request that is refused, and what it gets. */
  refused: { address: string; answer: string };
  limits: {
    queryChars: number;
    bodyBytes: number;
    colorChars: number;
    /** From one network, and in how many seconds. */
    requests: { points: number; duration: number };
  };
};

/** The server works it out when it is first asked for. */
export const apiContext = createContext<() => ApiReference>();

/** Whether apps can read saved libraries at `/mcp`; a hosted project decides that for itself. */
export const connectsAppsContext = createContext<() => Promise<boolean>>();
