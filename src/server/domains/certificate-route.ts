import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Hosts } from "../http/hosts.ts";
import { previewKey } from "../http/hosts.ts";

interface CertificateOptions {
  readonly hosts: Pick<Hosts, "kindOf">;
  /** Whether a site is shown at this host name, or leads from it. */
  readonly serves: (hostname: string) => boolean;
  /** Whether a site's owner has proven this domain, which isn't live yet. */
  readonly isProven: (hostname: string) => boolean;
  /** Whether there is a link to a preview with this key. */
  readonly hasPreview: (key: string) => Promise<boolean>;
  /** Whether an address is a proxy's of this installation. */
  readonly isOwnProxy: (address: string) => boolean;
}

const everywhere = { access: { host: "any", who: "anyone" } } as const;
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
/** What proxies add to requests of others. */
const forwarding = ["x-forwarded-for", "forwarded", "via", "x-real-ip"] as const;

/** What a proxy asks for itself comes from it directly, and carries nobody's address. */
function isAskedByProxy(
  { socket, headers }: FastifyRequest,
  isOwnProxy: CertificateOptions["isOwnProxy"],
): boolean {
  const address = socket.remoteAddress ?? "";
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(address) || isOwnProxy(address);
}

/**
 * `GET /internal/domains/check?domain=NAME`: 200 where a certificate may be got for a name, 404 where not, and for
 * everybody but the proxies of this installation. From memory, but for links to previews that were just made. A domain that is proven and
 * not live yet may have one, too: a proxy of somebody else's in front of it may want a certificate here before it passes on
 * what shows that it leads here.
 */
export function certificateRoute(
  instance: FastifyInstance,
  { hosts, serves, isProven, hasPreview, isOwnProxy }: CertificateOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  async function mayHave(name: string): Promise<boolean> {
    const kind = hosts.kindOf(name);
    if (kind === "preview") return hasPreview(previewKey(name));
    if (kind === "unknown") return isProven(name);
    return kind === "app" || (kind === "site" && serves(name));
  }

  app.get(
    "/internal/domains/check",
    {
      config: everywhere,
      schema: { hide: true, querystring: z.object({ domain: z.string().max(253).toLowerCase() }) },
    },
    async (request, reply) => {
      const isOwn = isAskedByProxy(request, isOwnProxy);
      if (!isOwn || !(await mayHave(request.query.domain))) throw new AppError("not-found");
      return reply.header("cache-control", "no-store").send({ status: "ok" });
    },
  );
}
