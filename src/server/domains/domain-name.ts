import { isIP } from "node:net";
import { domainToUnicode } from "node:url";
import { AppError } from "../errors.ts";
import { isHostName } from "../http/host-name.ts";

/** Names of the installation itself, which are nobody's domain. */
export interface OwnNames {
  readonly appOrigin: string;
  readonly sitesDomain: string;
  readonly visitorApiBase: string;
}

/** Names that mean something else on every network. */
const special = new Set(["localhost", "local", "internal", "onion", "arpa", "invalid"]);

function hostIn(text: string): string | undefined {
  const trimmed = text.trim();
  // a parser of addresses knows IDNs, letters of other widths, and what people paste along
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`);
  if (!url || !["http:", "https:"].includes(url.protocol)) return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  return url.hostname.replace(/\.$/, "");
}

function isDomain(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  return isHostName(host) && labels.length > 1 && isIP(host) === 0 && !/^\d+$/.test(last);
}

function isOwn(host: string, { appOrigin, sitesDomain, visitorApiBase }: OwnNames): boolean {
  const calls = URL.parse(visitorApiBase)?.hostname;
  const isBelow = (name: string) => host === name || host.endsWith(`.${name}`);
  return isBelow(sitesDomain) || host === new URL(appOrigin).hostname || host === calls;
}

/** The host name in what somebody typed or pasted, as DNS has it. Throws `domain-wrong`, `domain-reserved`. */
export function readDomainName(text: string, own: OwnNames): string {
  const host = hostIn(text);
  if (host === undefined || !isDomain(host)) throw new AppError("domain-wrong");
  if (special.has(host.split(".").at(-1) ?? "") || isOwn(host, own))
    throw new AppError("domain-reserved");
  return host;
}

/** A host name as people write it. */
export function shownHost(host: string): string {
  return domainToUnicode(host) || host;
}
