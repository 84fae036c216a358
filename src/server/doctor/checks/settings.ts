import { isLocalHostname } from "../../env.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

/** What each setting allows is known by now: how they go together. */
export const settingsCheck: Check = {
  name: "Settings",
  longestMs: 1_000,
  async run({ env: { appOrigin, sitesDomain, trustProxy, publicAddresses } }) {
    const { hostname, protocol } = new URL(appOrigin);
    const findings: Finding[] = [];
    if (isLocalHostname(hostname) !== isLocalHostname(sitesDomain))
      findings.push(
        problem(
          `APP_ORIGIN is ${appOrigin} and SITES_DOMAIN is ${sitesDomain}: only one of them is reachable from outside. Set both to domains of yours, or neither.`,
        ),
      );
    if (protocol === "https:" && trustProxy === false)
      findings.push(
        warning(
          "APP_ORIGIN is an https address, so there is a proxy in front, but TRUST_PROXY isn’t set: all visitors count as one. Set TRUST_PROXY=1, or to the number of proxies.",
        ),
      );
    if (publicAddresses && isLocalHostname(sitesDomain))
      findings.push(
        warning("PUBLIC_ADDRESSES is set, but SITES_DOMAIN is localhost: set SITES_DOMAIN too."),
      );
    return findings.length > 0 ? findings : [good("All of them can be used.")];
  },
};
