import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, expect, test } from "vitest";
import { serverCount } from "../../../test/balanced/is-balanced.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";

interface Call {
  method: "GET" | "POST";
  path: string;
  from: string;
  cookie?: string;
  body?: { email: string; password: string };
}

interface Heard {
  status: number;
  retryAfter: string | undefined;
  cookies: string[];
}

test("SEC-28: while strangers from many addresses try many accounts, a few are checked, the others hear when to come again, and signed-in work, pages and a known browser go on", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;

  function call({ method, path, from, cookie, body }: Call): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const headers = {
        host: "localhost:3000",
        origin: "http://localhost:3000",
        "content-type": "application/json",
        ...(cookie === undefined ? {} : { cookie }),
      };
      const options = { host: "127.0.0.1", port, localAddress: from, agent: false, headers };
      const sent = request({ ...options, method, path });
      sent.on("error", reject);
      sent.on("response", (answer) => {
        const { statusCode: status = 0, headers: heard } = answer;
        const cookies = heard["set-cookie"] ?? [];
        answer.resume();
        answer.on("end", () => resolve({ status, retryAfter: heard["retry-after"], cookies }));
      });
      sent.end(body && JSON.stringify(body));
    });
  }

  const signIn = (from: string, email: string, password: string, cookie = "") =>
    call({
      method: "POST",
      path: "/api/v1/auth/sign-in",
      from,
      cookie,
      body: { email, password },
    });

  const owner = "owner@example.org";
  const first = await signIn("127.0.99.1", owner, ownerPassword);
  const device = first.cookies.find((one) => one.startsWith("__Host-device="))?.split(";")[0] ?? "";

  const heard: Heard[] = [];
  // each server has a line of its own
  const crowd = 100 * serverCount();
  const flood = Array.from({ length: crowd }, async (_, index) => {
    const from = `127.1.${index % 50}.${1 + Math.floor(index / 50)}`;
    heard.push(await signIn(from, `nobody-${index}@example.org`, "wrong"));
  });
  await expect.poll(() => heard.length).toBeGreaterThan(0);

  const cookie = world.cookies.owner;
  const [known, sites, page] = await Promise.all([
    signIn("127.0.98.1", owner, ownerPassword, device),
    call({ method: "GET", path: "/api/v1/sites", from: "127.0.0.1", cookie }),
    call({ method: "GET", path: "/", from: "127.0.0.1", cookie }),
  ]);
  expect([known.status, sites.status, page.status]).toEqual([204, 200, 200]);
  expect(heard.length, "the crowd still waits").toBeLessThan(crowd);

  await Promise.all(flood);
  const statuses = new Set(heard.map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 503]));
  const refused = heard.filter(({ status }) => status === 503);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["5"]));
});
