import { expect, onTestFinished, test } from "vitest";
import { createWorld } from "../../../test/world.ts";
import { type Outgoing, SendOutError, createOutgoing } from "../outgoing/send-out.ts";
import type { DnsAnswer, RecordType } from "./dns.ts";

const here = "203.0.113.7";
const host = "lampe.example";
const proxies = ["104.16.0.1", "104.16.0.2"];
const minuteMs = 60_000;

type Answer = Awaited<ReturnType<Outgoing["read"]>>;
/** What stands at an address: it answers a request for a URL, of which `pass` makes one of this installation. */
type Proxy = (url: URL, pass: (url: URL) => Promise<Answer>) => Promise<Answer> | Answer;

const plain: Proxy = (url, pass) => pass(url);
const text = (body: string): Answer => ({ status: 200, location: undefined, body });
const leading = (location: string): Answer => ({ status: 308, location, body: "" });
const status = (code: number): Answer => ({ status: code, location: undefined, body: "" });
const failing =
  (code: string): Proxy =>
  () => {
    const cause = Object.assign(new Error("no way"), { code });
    throw new SendOutError("The address didn’t answer.", { cause });
  };

/** A site at a host whose addresses are those of proxies, with a DNS and proxies that a test writes. */
async function prepare() {
  let time = Date.UTC(2026, 10, 26);
  const records = new Map<string, readonly string[]>([[`A ${host}`, proxies]]);
  const dns = async (name: string, type: RecordType): Promise<DnsAnswer> => {
    if (silent.has(type)) return { state: "unanswered" };
    const values = records.get(`${type} ${name}`);
    return values ? { state: "found", values } : { state: "none" };
  };
  const silent = new Set<RecordType>();
  const standing = new Map<string, Proxy>();
  const asked: string[] = [];
  const pass = async ({ host: named, pathname }: URL): Promise<Answer> => {
    const answer = await world.app.inject({ url: pathname, headers: { host: named } });
    return { status: answer.statusCode, location: answer.headers.location, body: answer.body };
  };
  const read: Outgoing["read"] = async (url, { at }) => {
    asked.push(at);
    const proxy = standing.get(at);
    if (!proxy) throw new SendOutError("The address didn’t answer.");
    return proxy(new URL(url), pass);
  };
  const clock = { now: () => time, sleep: async () => undefined };
  const env = { PUBLIC_ADDRESSES: here };
  const outgoing = { ...createOutgoing(), read };
  const world = await createWorld({ clock, env, dns, outgoing });
  onTestFinished(() => world.close());
  const call = async (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    payload?: object,
  ) => {
    const { owner: cookie } = world.cookies;
    const headers = { host: "localhost:3000", origin: world.env.appOrigin, cookie };
    const url = `/api/v1/${path}`;
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.body === "" ? undefined : answer.json();
  };
  const publish = async (name: string): Promise<number> => {
    const { id, revision } = await call("POST", "sites", { name });
    await call("POST", `sites/${id}/releases`, { revision });
    return id;
  };
  const site = await publish("Lamp");
  const added = await call("POST", `sites/${site}/domains`, { host });
  const prove = () => records.set(`TXT _vitrine.${host}`, [added.records.at(-1).value]);
  const check = () => call("POST", `sites/${site}/domains/${added.id}/check`);
  const visit = async () => (await world.app.inject({ url: "/", headers: { host } })).statusCode;
  const pass20 = async () => {
    time += 20 * minuteMs;
    while ((await world.jobs.runNext()) || (await world.outside.runNext()));
  };
  /** Long enough that what isn’t there is lost. */
  const passHours = async () => {
    for (let look = 0; look < 24; look += 1) await pass20();
  };
  const stand = (proxy: Proxy) => proxies.forEach((at) => standing.set(at, proxy));
  return {
    world,
    call,
    publish,
    site,
    added,
    records,
    silent,
    standing,
    asked,
    stand,
    prove,
    check,
    visit,
    pass20,
    passHours,
  };
}

test("DOMAIN-17: one behind another company’s proxy goes live once it is proven and all of its addresses lead here, and stays so", async () => {
  const { call, site, records, standing, asked, stand, prove, check, visit, pass20 } =
    await prepare();
  stand(plain);
  expect(await check()).toMatchObject({ state: "waiting", problem: "elsewhere" });
  // nothing of a stranger's is called
  expect(asked).toEqual([]);
  prove();
  expect(await check()).toMatchObject({
    state: "live",
    problem: null,
    isProxied: true,
    records: [
      { type: "A", state: "proxied", found: proxies },
      { type: "TXT", state: "found" },
    ],
  });
  expect(new Set(asked)).toEqual(new Set(proxies));
  expect(await visit()).toBe(200);
  for (let look = 0; look < 30; look += 1) await pass20();
  expect(await visit()).toBe(200);
  // one of the addresses is somebody else's now
  standing.set("104.16.0.2", () => text("another site"));
  expect(await check()).toMatchObject({ state: "live", problem: "elsewhere", isProxied: false });
  for (let look = 0; look < 24; look += 1) await pass20();
  const { domains } = await call("GET", `sites/${site}/domains`);
  expect(domains).toMatchObject([{ state: "lost", problem: "elsewhere" }]);
  expect(await visit()).not.toBe(200);
  records.set(`A ${host}`, [here]);
  expect(await check()).toMatchObject({ state: "live", isProxied: false });
});

test("DOMAIN-05: one behind a proxy stays live while nobody answers about it", async () => {
  const { silent, stand, prove, check, visit, passHours } = await prepare();
  stand(plain);
  prove();
  expect(await check()).toMatchObject({ state: "live" });
  for (const type of ["TXT", "AAAA", "A"] as const) {
    silent.add(type);
    await passHours();
    silent.delete(type);
    expect([type, await visit()]).toEqual([type, 200]);
  }
  const unanswered: Proxy[] = [
    ...["ENETUNREACH", "EHOSTUNREACH", "EPERM", "ETIMEDOUT", "ABORT_ERR"].map(failing),
    // HTTPS is refused, and HTTP says nothing
    (url, pass) => failing(url.protocol === "https:" ? "ECONNREFUSED" : "ETIMEDOUT")(url, pass),
    () => status(502),
    () => status(522),
  ];
  for (const [index, proxy] of unanswered.entries()) {
    stand(proxy);
    await passHours();
    expect([index, await check()]).toMatchObject([index, { state: "live", problem: "unanswered" }]);
  }
  stand(plain);
  expect(await check()).toMatchObject({ state: "live", problem: null, isProxied: true });
});

test("DOMAIN-05: one behind a proxy that answers for somebody else on the one port is lost, whatever the other one says", async () => {
  const { stand, prove, check, visit, passHours } = await prepare();
  stand(plain);
  prove();
  await check();
  stand((url, pass) => (url.protocol === "https:" ? status(404) : failing("ETIMEDOUT")(url, pass)));
  await passHours();
  expect(await visit()).not.toBe(200);
});

test("DOMAIN-17: one that is live needs its proof no more behind a proxy either, and moves to another site of its owner", async () => {
  const { call, publish, site, added, records, stand, prove, check, visit, passHours } =
    await prepare();
  stand(plain);
  prove();
  await check();
  const other = await publish("Other");
  await call("PATCH", `sites/${site}/domains/${added.id}`, { siteId: other });
  await passHours();
  const list = async () => (await call("GET", `sites/${other}/domains`)).domains;
  expect(await list()).toMatchObject([{ state: "live", problem: null, isProxied: true }]);
  records.delete(`TXT _vitrine.${host}`);
  await passHours();
  expect(await list()).toMatchObject([{ state: "live", problem: null, isProxied: true }]);
  expect(await visit()).toBe(200);
});

test("DOMAIN-17: while nobody says whether it is proven, none of a stranger’s addresses is called and nothing is said against it", async () => {
  const { silent, asked, stand, prove, check } = await prepare();
  stand(plain);
  prove();
  silent.add("TXT");
  expect(await check()).toMatchObject({ state: "waiting", problem: "unanswered" });
  expect(asked).toEqual([]);
});

test("DOMAIN-17: a proxy that leads to the installation’s HTTPS is followed, and one that goes round is told", async () => {
  const { stand, prove, check, visit } = await prepare();
  prove();
  stand((url) => leading(`https://${url.host}${url.pathname}`));
  expect(await check()).toMatchObject({ state: "waiting", problem: "looped" });
  expect(await visit()).not.toBe(200);
  stand((url, pass) => {
    if (url.protocol === "https:") throw new SendOutError("The address didn’t answer.");
    return pass(url);
  });
  expect(await check()).toMatchObject({ state: "live", isProxied: true });
});

test("DOMAIN-17: what others answer proves nothing", async () => {
  const { stand, prove, check, pass20, asked } = await prepare();
  prove();
  let kept: { path: string; body: string } | undefined;
  const lies: Proxy[] = [
    () => text("another site"),
    () => text(""),
    () => text("x".repeat(256)),
    () => ({ status: 404, location: undefined, body: "" }),
    () => leading("http://169.254.169.254/latest/meta-data"),
    () => leading("https://elsewhere.example/"),
    () => leading("not an address\\"),
    (url) => leading(`//${url.host}/other`),
    // another host’s proof, and that of another question
    (url, pass) => pass(new URL(`http://other.example${url.pathname}`)),
    (url, pass) => pass(new URL(`http://${url.host}${url.pathname.replace(/.{4}$/, "AAAA")}`)),
    async (url, pass) => {
      kept ??= { path: url.pathname, body: (await pass(url)).body };
      return text(kept.path === url.pathname ? "" : kept.body);
    },
    () => {
      throw new SendOutError("This host name doesn’t lead to a public address.");
    },
  ];
  for (const [index, lie] of lies.entries()) {
    stand(lie);
    await pass20();
    expect([index, await check()]).toMatchObject([
      index,
      { state: "waiting", problem: "elsewhere" },
    ]);
  }
  expect(asked.every((at) => proxies.includes(at))).toBe(true);
});

test("DOMAIN-17: addresses of ours beside others, and more than a proxy has, are not called", async () => {
  const { records, asked, stand, prove, check } = await prepare();
  prove();
  stand(plain);
  records.set(`A ${host}`, [here, ...proxies]);
  expect(await check()).toMatchObject({ state: "waiting", problem: "elsewhere" });
  records.set(
    `A ${host}`,
    Array.from({ length: 9 }, (_, index) => `104.16.1.${index}`),
  );
  expect(await check()).toMatchObject({ state: "waiting", problem: "elsewhere" });
  expect(asked).toEqual([]);
});

test("DOMAIN-17: an address that this machine has no way to says nothing, and private ones are never called", async () => {
  const { world, records, standing, prove, check } = await prepare();
  prove();
  standing.set("104.16.0.1", plain);
  standing.set("104.16.0.2", () => {
    const cause = Object.assign(new Error("no route"), { code: "ENETUNREACH" });
    throw new SendOutError("The address didn’t answer.", { cause });
  });
  expect(await check()).toMatchObject({ state: "live", isProxied: true });
  for (const at of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1"])
    await expect(
      createOutgoing().read(`http://${host}:${world.env.port}/`, { at, mostBytes: 9 }),
    ).rejects.toThrow("doesn’t lead to a public address");
  records.set(`A ${host}`, ["10.0.0.1"]);
  expect(await check()).toMatchObject({ problem: "elsewhere" });
});

test("DOMAIN-10: a certificate may be got for a domain that is proven, so that a proxy in front of it gets through", async () => {
  const { world, prove, check, pass20 } = await prepare();
  const may = async (domain: string) =>
    (await world.app.inject(`/internal/domains/check?domain=${domain}`)).statusCode;
  expect(await may(host)).toBe(404);
  prove();
  await check();
  await pass20();
  // what is in memory is answered, and read anew behind it
  await expect.poll(() => may(host)).toBe(200);
  expect(await may(`www.${host}`)).toBe(404);
});

test("DOMAIN-10: no certificate may be got for a proven domain of a site in the trash, taken down or erased", async () => {
  const { world, site, prove, check, pass20 } = await prepare();
  prove();
  await check();
  const may = async () =>
    (await world.app.inject(`/internal/domains/check?domain=${host}`)).statusCode;
  const nothing = { trashedAt: null, takenDownAt: null, erasedAt: null };
  for (const kept of ["trashedAt", "takenDownAt", "erasedAt"] as const) {
    const sites = world.database.db.updateTable("sites").where("id", "=", site);
    await sites.set(nothing).execute();
    await pass20();
    await expect.poll(may).toBe(200);
    await sites.set({ ...nothing, [kept]: 1 }).execute();
    await pass20();
    await expect.poll(may).toBe(404);
  }
});

test("DOMAIN-17: the proof is answered at every host name, and hostile questions are refused", async () => {
  const { world } = await prepare();
  const ask = (url: string, headers: Record<string, string>) => world.app.inject({ url, headers });
  const path = "/api/v1/domains/reach";
  const nonce = "a".repeat(22);
  const bodies = new Set<string>();
  for (const named of [host, "lamp.localhost:3000", "localhost:3000", "stranger.example"]) {
    const answer = await ask(`${path}/${nonce}`, { host: named });
    expect(answer.statusCode, named).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-type"]).toContain("text/plain");
    bodies.add(answer.body);
  }
  expect(bodies.size).toBe(4);
  for (const wrong of ["a", "a".repeat(23), "%00".repeat(22), "..%2f..", "é".repeat(22)])
    expect((await ask(`${path}/${wrong}`, { host })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await ask(`${path}/${nonce}`, { host: "a b<script>" })).statusCode).toBe(404);
});
