import { isLoopback } from "#contract/connected-apps.ts";

/** Describes where the app's answer goes, in words no app can choose: its site, or a program on this device. */
export function describePlace(address: string): string {
  if (!URL.canParse(address)) return "An unknown address";
  const { protocol, hostname, host } = new URL(address);
  if (protocol === "https:") return host;
  if (protocol === "http:" && isLoopback(hostname)) return "An app on this device";
  if (protocol === "http:") return `${host}, without encryption`;
  return `An app on this device that opens ${protocol}// links`;
}
