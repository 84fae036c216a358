import type { SiteConfig } from "#/chrome/site-config.ts";
import { consentCookie } from "#/site/consent-cookie.ts";
import type { Gate } from "./gate.ts";

/** What is known of a visitor's consent on a site. */
export function openGate(config: SiteConfig): Gate {
  const cookie = consentCookie(config.siteId);
  return {
    config,
    cookie,
    recordEntry: "consentRecord",
    hasCookie() {
      try {
        return `; ${document.cookie}`.includes(`; ${cookie}=`);
      } catch {
        return false;
      }
    },
  };
}

/** The record that the server doesn't have yet, if there is one and this browser keeps any. */
export function pendingRecord({ recordEntry }: Gate): string | null | undefined {
  try {
    return localStorage.getItem(recordEntry);
  } catch {
    return undefined;
  }
}
