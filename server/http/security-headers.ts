import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Personal data, which no other site may use. */
const PERSONAL = /^\/(?:auth|rest|account|billing)\//;

/** The headers of every response except the policy of pages, see csp.ts. `isSecure` if the site is public on https. */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  const headersFor = (crossOriginResourcePolicy: "same-origin" | "cross-origin") =>
    secureHeaders({
      // Not for subdomains, which are the operator's decision.
      strictTransportSecurity: isSecure ? "max-age=31536000" : false,
      referrerPolicy: "strict-origin-when-cross-origin",
      permissionsPolicy: { camera: ["self"], microphone: false, geolocation: false },
      xXssProtection: false,
      // An email in the frame of /mailbox has a policy with 'self', which browsers prefer over this header.
      xFrameOptions: "DENY",
      crossOriginResourcePolicy,
    });
  const personal = headersFor("same-origin");
  // Chat programs and sites may embed files such as /color/0D6986.png.
  const others = headersFor("cross-origin");
  return (c, next) => (PERSONAL.test(c.req.path) ? personal : others)(c, next);
}
