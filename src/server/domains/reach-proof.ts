import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Hosts } from "../http/hosts.ts";

/** What this installation, and nobody else, answers at a host name that leads to it, whoever passes the request on. */
export interface ReachProof {
  path(nonce: string): string;
  answer(host: string, nonce: string): string;
  isAnswer(text: string, question: { host: string; nonce: string }): boolean;
}

const path = "/api/v1/domains/reach";
export const reachRoute = `GET ${path}/:nonce`;

export function createReachProof(secret: string): ReachProof {
  const answer = (host: string, nonce: string): string =>
    createHmac("sha256", secret).update(`reach ${host} ${nonce}`).digest("base64url");
  return {
    path: (nonce) => `${path}/${nonce}`,
    answer,
    isAnswer(text, { host, nonce }) {
      const wanted = Buffer.from(answer(host, nonce));
      const given = Buffer.from(text);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** `GET /api/v1/domains/reach/NONCE`, at every host name: the proof that this name leads here. */
export function reachProofRoute(
  instance: FastifyInstance,
  { hosts, proof }: { hosts: Pick<Hosts, "hostnameOf">; proof: Pick<ReachProof, "answer"> },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const params = z.object({ nonce: z.string().regex(/^[\w-]{22}$/) });
  app.get(
    `${path}/:nonce`,
    {
      config: { access: { host: "any", who: "anyone" } },
      schema: { hide: true, params },
    },
    async (request, reply) => {
      const host = hosts.hostnameOf(request.raw);
      if (host === undefined) throw new AppError("not-found");
      return reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", "no-store")
        .send(proof.answer(host, request.params.nonce));
    },
  );
}
