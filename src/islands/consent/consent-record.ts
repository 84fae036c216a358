import type { Gate } from "./gate.ts";

/** Sends a choice for the site's records (R1), where it has any, and forgets it once the server has answered. */
export function sendRecord({ config, recordEntry }: Gate, body: string): void {
  const { api, siteId, languageCode } = config;
  if (!api) return localStorage.removeItem(recordEntry);
  fetch(`${api}/sites/consent/${siteId}/`, {
    method: "POST",
    keepalive: true,
    credentials: "include",
    headers: { "content-type": "application/json", language: languageCode },
    body,
  })
    // what the server refuses, it would refuse again; where it fails, the next page tries again
    .then(({ status }) =>
      status < 500 && status !== 429 ? localStorage.removeItem(recordEntry) : undefined,
    )
    .catch(() => undefined);
}
