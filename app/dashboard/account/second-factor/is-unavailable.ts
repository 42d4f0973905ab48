/** Whether the service says that it knows no authenticator apps at all: switched off in a project, or too old. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { status, code } = error as { status?: unknown; code?: unknown };
  return status === 404 || status === 405 || status === 501 || /^mfa_.*_not_enabled$/.test(String(code));
}
