/** Returns a name not used by any passkey: "Chrome on Mac", then "Chrome on Mac 2". */
export function freeName(name: string, passkeys: readonly { friendly_name?: string | undefined }[]): string {
  const taken = new Set(passkeys.map(({ friendly_name }) => friendly_name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  return free;
}
