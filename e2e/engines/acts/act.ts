import type { Hands } from "../hands.ts";

/** An account of the server under test, confirmed. */
export type Member = { readonly address: string; readonly password: string };

export type Act = {
  /** What is done, as /browsers lists it. */
  readonly title: string;
  /** The id of the tool whose main use it is. */
  readonly tool?: string;
  /** The page that is only opened. */
  readonly path?: string;
  readonly act: (hands: Hands, member: Member) => Promise<unknown>;
};
