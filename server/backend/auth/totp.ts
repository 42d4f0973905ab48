import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** A new secret in Base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads: the address and the same as a picture (SVG), by RFC 6238 with SHA-1 and six digits. */
export function describeTotp(secret: string, issuer: string, label: string) {
  const uri = createTotp(secret, issuer, label).toString();
  return { uri, qr_code: renderSVG(uri, { border: 2 }) };
}

/** The half minute that a code belongs to, one before and one after taken too; null for a wrong code. `now` in milliseconds. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function createTotp(secret: string, issuer = "", label = "") {
  return new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}
