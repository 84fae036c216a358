import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import type { Handshake } from "./ask-certificate.ts";
import type { DnsAnswer } from "./dns.ts";

const here = "203.0.113.7";
const host = "lampe.example";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.UTC(2026, 10, 26);
const until = Date.UTC(2027, 1, 24);
const valid: Handshake = { state: "valid", until };

describeDatabases("certificates of domains", (open) => {
  async function prepare(origin: string) {
    const database = await open();
    let time = start;
    let answer: Handshake = { state: "none" };
    const asked: unknown[] = [];
    const records = new Map<string, readonly string[]>();
    const world = await createWorld({
      database,
      clock: { now: () => time, sleep: async () => undefined },
      env: { APP_ORIGIN: origin, SITES_DOMAIN: "sites.example.net", PUBLIC_ADDRESSES: here },
      dns: async (name, type): Promise<DnsAnswer> => {
        const values = records.get(`${type} ${name}`);
        return values ? { state: "found", values } : { state: "none" };
      },
      askCertificate: async (question) => {
        // the proxy of the machine is told by now that it may get one
        const url = `/internal/domains/check?domain=${host}`;
        asked.push([question, (await world.app.inject(url)).statusCode]);
        return answer;
      },
    });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const call = async (method: "GET" | "POST", path: string, payload?: object) => {
      const headers = { host: new URL(origin).host, origin, cookie: world.cookies.owner };
      const url = `/api/v1/${path}`;
      return (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
    };
    const { id: site, revision } = await call("POST", "sites", { name: "Lamp" });
    await call("POST", `sites/${site}/releases`, { revision });
    const added = await call("POST", `sites/${site}/domains`, { host });
    const lead = () => {
      records.set(`A ${host}`, [here]);
      records.set(`TXT _vitrine.${host}`, [added.records.at(-1).value]);
    };
    const check = () => call("POST", `sites/${site}/domains/${added.id}/check`);
    const certificate = async () =>
      (await call("GET", `sites/${site}/domains`)).domains[0].certificate;
    const pass = async (ms: number) => {
      time += ms;
      while ((await world.jobs.runNext()) || (await world.outside.runNext()));
    };
    const answers = (next: Handshake) => void (answer = next);
    return { world, asked, records, lead, check, certificate, pass, answers };
  }

  test("DOMAIN-18: is asked for once a domain is live, again while it is being issued, and told until when it is valid", async () => {
    const { asked, lead, check, certificate, pass, answers } =
      await prepare("https://app.example.net");
    expect(asked).toEqual([]);
    expect(await certificate()).toBeNull();
    lead();
    expect(await check()).toMatchObject({ state: "live", certificate: { state: "issuing" } });
    expect(asked).toEqual([[{ host, addresses: [here], isProxied: false }, 200]]);
    answers({ state: "slow" });
    await pass(minuteMs);
    expect(asked).toHaveLength(2);
    answers(valid);
    await pass(minuteMs);
    expect(await certificate()).toEqual({ state: "valid", until: new Date(until).toISOString() });
    await pass(5 * hourMs);
    expect(asked).toHaveLength(3);
    await pass(hourMs);
    expect(asked).toHaveLength(4);
    answers({ state: "expired", until: start });
    await pass(6 * hourMs);
    expect(await certificate()).toEqual({ state: "expired", until: new Date(start).toISOString() });
  });

  test("DOMAIN-18: one that doesn’t come within an hour is missing, and asked for within bounds", async () => {
    const { asked, lead, check, certificate, pass } = await prepare("https://app.example.net");
    lead();
    await check();
    for (let half = 0; half < 48; half += 1) await pass(hourMs / 2);
    expect(await certificate()).toEqual({ state: "none", until: null });
    expect(asked.length).toBeLessThan(35);
    asked.length = 0;
    for (let half = 0; half < 48; half += 1) await pass(hourMs / 2);
    expect(asked.length).toBeLessThan(6);
  });

  test("DOMAIN-18: a machine that has no way to itself says so, and one that leads elsewhere has nothing asked of it", async () => {
    const { asked, records, lead, check, answers } = await prepare("https://app.example.net");
    lead();
    answers({ state: "unreached" });
    expect(await check()).toMatchObject({ certificate: { state: "unreached", until: null } });
    records.set(`A ${host}`, ["10.0.0.1"]);
    await check();
    records.set(`A ${host}`, [here, "10.0.0.1"]);
    await check();
    expect(asked).toHaveLength(1);
  });

  test("DOMAIN-18: an installation without HTTPS asks for none", async () => {
    const { asked, lead, check } = await prepare("http://localhost:3000");
    lead();
    expect(await check()).toMatchObject({ state: "live", certificate: null });
    expect(asked).toEqual([]);
  });
});
