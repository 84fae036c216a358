const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-permitted-cross-domain-policies": "none",
};

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    // The canvas shows the site's own styles, which are written while it is edited.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    // The canvas is a frame of the app's own origin.
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** What every answer of the app carries, whatever its status; how long HTTPS is wanted is said by host (http/hosts.ts). */
export const securityHeaders = {
  /** For answers that are no pages. */
  plain: { ...everywhere, "content-security-policy": nothing },
  /** For the app's service worker, which asks the app's own host in the name of its pages. */
  worker: {
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  },
  /** For the app's page, whose scripts carry the nonce. */
  page: (nonce: string) => ({ ...everywhere, "content-security-policy": pagePolicy(nonce) }),
} as const;
