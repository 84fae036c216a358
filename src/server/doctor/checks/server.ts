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
    if (status === 200) return good(`${appOrigin} answers, with a valid certificate.`);
    return problem(
      `${appOrigin} answers with ${status}: let the proxy in front pass all requests on, with their Host header.`,
    );
  } catch (error) {
    const cause = causeOf(error);
    if (/CERT|SIGNATURE|ALTNAME/.test(cause))
      return problem(
        `The certificate of ${appOrigin} isn’t valid (${cause}): look at the proxy’s log.`,
      );
    return problem(
      `${appOrigin} doesn’t answer (${cause}): check that the proxy runs and that its ports 80 and 443 are open.`,
    );
  }
}

/** Whether it runs, can take edits, and is reached through what is in front of it. */
export const serverCheck: Check = {
  name: "Server",
  longestMs: 20_000,
  async run({ env }, signal) {
    const alive = await statusOf(env, "/healthz");
    if (alive === undefined)
      return [warning(`Nothing answers on port ${env.port}: start the server with npm start.`)];
    if (alive !== 200)
      return [
        problem(`Port ${env.port} belongs to another program: set PORT, or stop that program.`),
      ];
    const ready = await statusOf(env, "/readyz");
    const own =
      ready === 200
        ? good("It runs and takes edits.")
        : problem(
            `It runs, but takes no edits (${ready ?? "no answer"}): its log and the other checks say why.`,
          );
    const { protocol, hostname } = new URL(env.appOrigin);
    if (protocol !== "https:" || isLocalHostname(hostname)) return [own];
    return [own, await fromOutside(env.appOrigin, signal)];
  },
};
