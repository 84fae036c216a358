import { request } from "node:http";
import type { Env } from "../../env.ts";
import { isLocalHostname } from "../../env.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

const answerMs = 5_000;

/** The status of an answer of the server on this machine; undefined where there is no server. */
function statusOf({ port, appOrigin }: Env, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        timeout: answerMs,
        headers: { host: new URL(appOrigin).host },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(undefined));
    sent.end();
  });
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
  return typeof code === "string" ? code : "no answer";
}

/** Whether the editor answers where people call it. */
async function fromOutside(appOrigin: string, signal: AbortSignal): Promise<Finding> {
  try {
    const { status } = await fetch(`${appOrigin}/healthz`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      redirect: "manual",
    });
    if (status === 200) return good("outsideFine", { origin: appOrigin });
    return problem("outsideStatus", { origin: appOrigin, status });
  } catch (error) {
    const cause = causeOf(error);
    if (/CERT|SIGNATURE|ALTNAME/.test(cause))
      return problem("outsideCertificate", { origin: appOrigin, cause });
    return problem("outsideFails", { origin: appOrigin, cause });
  }
}

/** Whether it runs, can take edits, and is reached through what is in front of it. */
export const serverCheck: Check = {
  name: "server",
  longestMs: 20_000,
  async run({ env }, signal) {
    const alive = await statusOf(env, "/healthz");
    if (alive === undefined) return [warning("serverNone", { port: env.port })];
    if (alive !== 200) return [problem("serverOther", { port: env.port })];
    const ready = await statusOf(env, "/readyz");
    const own =
      ready === 200 ? good("serverFine") : problem("serverReadonly", { status: ready ?? "–" });
    const { protocol, hostname } = new URL(env.appOrigin);
    if (protocol !== "https:" || isLocalHostname(hostname)) return [own];
    return [own, await fromOutside(env.appOrigin, signal)];
  },
};
