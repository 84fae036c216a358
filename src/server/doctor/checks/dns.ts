import { isIP } from "node:net";
import type { AskDns } from "../../domains/dns.ts";
import { isLocalHostname } from "../../env.ts";
import { type Check, type CheckContext, type Finding, good, problem, warning } from "../check.ts";

/** Stands for the sites, whose names nobody knows beforehand. */
const anySite = "vitrine-doctor";

/** Undefined where nobody answers. */
async function addressesOf(ask: AskDns, name: string): Promise<string[] | undefined> {
  const answers = await Promise.all([ask(name, "A"), ask(name, "AAAA")]);
  if (answers.some(({ state }) => state === "unanswered")) return undefined;
  return answers.flatMap((answer) => (answer.state === "found" ? answer.values : []));
}

async function checkName(
  { ask, env: { publicAddresses } }: CheckContext,
  name: string,
  record: string,
): Promise<Finding> {
  const addresses = await addressesOf(ask, name);
  if (!addresses) return problem("dnsSilent", { name });
  if (addresses.length === 0) return problem("dnsNone", { name, record });
  const others = publicAddresses ? addresses.filter((one) => !publicAddresses.includes(one)) : [];
  if (others.length > 0) return warning("dnsOthers", { name, addresses: others.join(", ") });
  return good("dnsFine", { name, addresses: addresses.join(", ") });
}

/** Whether the editor and the sites can be found. */
export const dnsCheck: Check = {
  name: "dns",
  longestMs: 30_000,
  async run(context) {
    const { appOrigin, sitesDomain } = context.env;
    const { hostname } = new URL(appOrigin);
    const findings: Promise<Finding>[] = [];
    if (!isLocalHostname(hostname) && isIP(hostname.replaceAll(/[[\]]/g, "")) === 0)
      findings.push(checkName(context, hostname, hostname));
    if (!isLocalHostname(sitesDomain))
      findings.push(checkName(context, `${anySite}.${sitesDomain}`, `*.${sitesDomain}`));
    if (findings.length === 0) return [good("dnsLocal")];
    return Promise.all(findings);
  },
};
