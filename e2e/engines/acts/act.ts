import type { Hands } from "../hands.ts";

/** A confirmed account of the server under test. */
export type Member = { readonly address: string; readonly password: string };

export type Act = {
  /** What the act does, as listed on /browsers. */
  readonly title: string;
  /** The id of the tool whose main use this is. */
  readonly tool?: string;
  /** The page, for acts that only open one. */
  readonly path?: string;
  readonly act: (hands: Hands, member: Member) => Promise<unknown>;
};
