import type { Color } from "./color.ts";

/** Whether a channel, or "alpha", was written as `none` and never set since; a hue also where it means nothing. */
export function isMissing(color: Color, channel: string): boolean {
  const value = (color as unknown as Readonly<Record<string, unknown>>)[channel];
  return value === null || (value === 0 && color.missing !== undefined && color.missing.includes(channel));
}
