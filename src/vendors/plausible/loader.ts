import type { Load } from "../loader.ts";

/** Starts Plausible, in its cloud or on the owner's own host. Its script counts the pages of client navigation itself. */
export const load: Load<"plausibleDomain" | "plausibleHost"> = (
  { plausibleDomain, plausibleHost },
  page,
) => {
  const script = page.script(`https://${plausibleHost || "plausible.io"}/js/script.js`);
  script.dataset["domain"] = plausibleDomain;
};
