/** Pro may have begun or ended: the ads, the label of the menu and the gates follow. */
export async function reloadProfile() {
  const session = await import("../session.ts");
  await session.reloadProfile();
}
