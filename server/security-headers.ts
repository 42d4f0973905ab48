import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What is about one person: no other site has a use for it. */
const PERSONAL = /^\/(?:auth|rest|account|billing)\//;

/** The headers of every answer but the policy of pages, see csp.ts. `isSecure` where the site is public on https. */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  const headersFor = (crossOriginResourcePolicy: "same-origin" | "cross-origin") =>
    secureHeaders({
      // Not for subdomains: what else an operator has there is not ours to decide.
      strictTransportSecurity: isSecure ? "max-age=31536000" : false,
      referrerPolicy: "strict-origin-when-cross-origin",
      permissionsPolicy: { camera: ["self"], microphone: false, geolocation: false },
      xXssProtection: false,
      // A mail in the frame of /mailbox has a policy that says 'self', which browsers prefer.
      xFrameOptions: "DENY",
      crossOriginResourcePolicy,
    });
  const personal = headersFor("same-origin");
  // Chat programs and sites may show /color/0D6986.png and its like.
  const others = headersFor("cross-origin");
  return (c, next) => (PERSONAL.test(c.req.path) ? personal : others)(c, next);
}
