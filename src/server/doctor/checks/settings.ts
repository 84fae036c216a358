import { isLocalHostname } from "../../env.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

/** What each setting allows is known by now: how they go together. */
export const settingsCheck: Check = {
  name: "settings",
  longestMs: 1_000,
  async run({ env: { appOrigin, sitesDomain, trustProxy, publicAddresses } }) {
    const { hostname, protocol } = new URL(appOrigin);
    const findings: Finding[] = [];
    if (isLocalHostname(hostname) !== isLocalHostname(sitesDomain))
      findings.push(problem("settingsApart", { origin: appOrigin, domain: sitesDomain }));
    if (protocol === "https:" && trustProxy === false) findings.push(warning("settingsProxy"));
    if (publicAddresses && isLocalHostname(sitesDomain))
      findings.push(warning("settingsAddresses"));
    return findings.length > 0 ? findings : [good("settingsFine")];
  },
};
