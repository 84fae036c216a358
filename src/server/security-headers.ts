/** What every answer of the app's own host carries, whatever its status. */
export interface SecurityHeaders {
  /** For answers that are no pages. */
  plain: Readonly<Record<string, string>>;
  /** For the app's service worker, which asks the app's own host in the name of its pages. */
  worker: Readonly<Record<string, string>>;
  /** For the app's page, whose scripts carry the nonce. */
  page(nonce: string): Record<string, string>;
}

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

export function securityHeaders(appOrigin: string): SecurityHeaders {
  const secure = appOrigin.startsWith("https:");
  const transport: Record<string, string> = secure
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {};
  return {
    plain: { ...everywhere, ...transport, "content-security-policy": nothing },
    worker: {
      "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
    page: (nonce) => ({
      ...everywhere,
      ...transport,
      "content-security-policy": pagePolicy(nonce),
    }),
  };
}
