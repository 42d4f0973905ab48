/** Whether Stripe says that there is no such thing (any more); `param` is what of the call it means. */
export function isMissing(error: unknown, param?: string): boolean {
  const { code, param: given } = (error ?? {}) as { code?: unknown; param?: unknown };
  return code === "resource_missing" && (param === undefined || given === param);
}

/** What of a failed call may be logged: Stripe's messages repeat values. */
export function describeFailure(error: unknown): string {
  const { name = "Error", type, code, statusCode } = (error ?? {}) as Record<string, unknown>;
  return [type ?? name, code, statusCode].filter((part) => part !== undefined).join(" ");
}
