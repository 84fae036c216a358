import type { FastifyInstance } from "fastify";
import { installationSecret } from "../auth/secret.ts";
import { createHosts } from "../http/hosts.ts";
import type { Env } from "../env.ts";
import type { SiteHost } from "../http/site-host.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type Outgoing, createOutgoing } from "../outgoing/send-out.ts";
import type { Sites } from "../sites/sites.ts";
import { type AskCertificate, createAskCertificate } from "./ask-certificate.ts";
import { certificateRoute } from "./certificate-route.ts";
import { domainJobs } from "./check-job.ts";
import { type AskDns, createDns } from "./dns.ts";
import { domainRoutes } from "./domain-routes.ts";
import { type DomainsOptions, createSiteDomains } from "./domains.ts";
import { createLookUp } from "./look-up-domain.ts";
import { type OperatorDomainDeeds, createOperatorDomainDeeds } from "./operator-deeds.ts";
import { createOwnAddresses } from "./own-addresses.ts";
import { createPreviewKeys } from "./preview-keys.ts";
import { createProvenHosts } from "./proven-hosts.ts";
import { createReachHost } from "./reach-host.ts";
import { createReachProof, reachProofRoute } from "./reach-proof.ts";

/** What stands outside, in place of what is asked where it is left out. */
export interface DomainsResources {
  /** Who is asked about domains, where these aren't the servers of the settings. */
  readonly dns?: AskDns | undefined;
  /** How hosts are asked for their certificates, where it isn't by TLS. */
  readonly askCertificate?: AskCertificate | undefined;
  /** How addresses from outside are called; only public ones where it is left out. */
  readonly outgoing?: Outgoing | undefined;
}

interface StartDomainsOptions
  extends
    DomainsResources,
    Omit<DomainsOptions, "lookUp" | "askCertificate">,
    Pick<Env, "dnsServers"> {
  /** The addresses of the installation, where its operator says them. */
  readonly publicAddresses: readonly string[] | undefined;
  readonly siteHost: SiteHost;
  /** Whether an address is a proxy's of this installation. */
  readonly isOwnProxy: (address: string) => boolean;
}

/** Owners' own domains for their sites. */
export interface DomainsFeature {
  readonly jobs: JobHandlers;
  readonly operatorDeeds: OperatorDomainDeeds;
  register(app: FastifyInstance, parts: { sites: Pick<Sites, "roleOf"> }): void;
}

/** What domains are aliases of; no site can have this name. */
function targetOf(sitesDomain: string): string {
  return `domains.${sitesDomain}`;
}

/** Nothing is asked where the installation is without HTTPS. */
function askOf({ appOrigin, askCertificate }: StartDomainsOptions): AskCertificate | undefined {
  const { protocol, port } = new URL(appOrigin);
  if (protocol !== "https:") return undefined;
  return askCertificate ?? createAskCertificate({ port: Number(port || 443) });
}

export async function startDomains(options: StartDomainsOptions): Promise<DomainsFeature> {
  const { clock, publicAddresses: told, siteHost, sitesDomain, dnsServers, isOwnProxy } = options;
  const ask = options.dns ?? createDns({ servers: dnsServers });
  const { db } = options.database;
  const target = targetOf(sitesDomain);
  const ownAddresses = createOwnAddresses({ ask, clock, told, target });
  const proof = createReachProof(await installationSecret(options.database, "domainSecret"));
  const reach = createReachHost({ outgoing: options.outgoing ?? createOutgoing(), proof });
  const lookUp = createLookUp({ ask, ownAddresses, target, reach });
  const checking = { ...options, lookUp, askCertificate: askOf(options) };
  const domains = createSiteDomains({ ...options, ...checking });
  const isProven = createProvenHosts({ db, clock });

  const hasPreview = createPreviewKeys({
    clock,
    read: () =>
      db
        .selectFrom("siteLinks")
        .select(["key", "expiresAt"])
        .where("revokedAt", "is", null)
        .where("role", "is", null)
        .where("expiresAt", ">", clock.now())
        .execute(),
  });

  return {
    jobs: domainJobs(checking),
    operatorDeeds: createOperatorDomainDeeds(checking),
    register(app, { sites }) {
      domainRoutes(app, { domains, sites });
      const hosts = createHosts(options);
      certificateRoute(app, { hosts, serves: siteHost.serves, isProven, hasPreview, isOwnProxy });
      reachProofRoute(app, { hosts, proof });
    },
  };
}
