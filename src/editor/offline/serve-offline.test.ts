import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stalledAfter } from "./answer.ts";
import { serveOffline } from "./serve-offline.ts";
import { shownCacheName } from "../api/shown-cache-name.ts";
import { mostShown } from "./shown-cache.ts";
import type { Shell } from "./shell-cache.ts";
import { tileWidth } from "#/api/tile-width.ts";

const origin = "https://app.example";

/** The caches of a browser, in memory. */
function memoryCaches(options: { isFull?: boolean; room?: number } = {}) {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: Request | string): string =>
    new URL(typeof key === "string" ? key : key.url, origin).href;
  const isFile = (address: string): boolean => address.includes("/assets/");
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: Request | string) => entries.get(addressOf(key))?.clone(),
      put: async (key: Request | string, response: Response) => {
        const address = addressOf(key);
        const files = [...all.values()].flatMap((one) => [...one.keys()]).filter(isFile);
        const hasRoom = !isFile(address) || files.length < (options.room ?? Infinity);
        if (options.isFull || !hasRoom) throw new DOMException("Full", "QuotaExceededError");
        entries.set(address, response);
      },
      keys: async () => [...entries.keys()].map((key) => new Request(key)),
      delete: async (key: Request | string) => entries.delete(addressOf(key)),
    };
  };
  return {
    all,
    storage: {
      open: async (name: string) => open(name),
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
    } as unknown as CacheStorage,
  };
}

function shellOf(version: string, files: readonly string[], first = files): Shell {
  return {
    version,
    files,
    first,
    page: `<script nonce="MARK" src="${files[0] ?? ""}"></script>`,
    headers: { "content-security-policy": "script-src 'nonce-MARK'" },
    nonceMark: "MARK",
  };
}

type Handle = (event: never) => void;

/** A worker of a build, in a browser with these caches and this many tabs. */
function start(
  shell: Shell,
  {
    caches = memoryCaches(),
    tabs = 1,
  }: { caches?: ReturnType<typeof memoryCaches>; tabs?: number } = {},
) {
  const handles = new Map<string, Handle>();
  const asked: string[] = [];
  const rests: number[] = [];
  const server = { isReachable: true, isStalled: false, status: 200, caching: "private" };
  const missing = new Set<string>();
  let isTakingOver = false;
  let nonces = 0;
  serveOffline({
    scope: {
      addEventListener: (name: string, handle: Handle) => void handles.set(name, handle),
      clients: { claim: async () => undefined, matchAll: async () => Array.from({ length: tabs }) },
      registration: {},
      skipWaiting: async () => {
        isTakingOver = true;
      },
    },
    origin,
    shell,
    caches: caches.storage,
    fetch: async (request) => {
      const address = typeof request === "string" ? request : request.url;
      asked.push(address);
      if (server.isStalled) return new Promise<never>(() => undefined);
      if (!server.isReachable) throw new TypeError("Failed to fetch");
      return new Response(`server: ${address}`, {
        status: missing.has(address) ? 404 : server.status,
        headers: { "cache-control": server.caching },
      });
    },
    createNonce: () => `n${(nonces += 1)}`,
    wait: async (milliseconds) => {
      if (milliseconds !== stalledAfter) rests.push(milliseconds);
      else if (!server.isStalled) await new Promise<never>(() => undefined);
    },
  });
  const emit = async (name: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>): unknown => works.push(work);
    Reflect.apply(handles.get(name) ?? (() => undefined), undefined, [{ ...event, waitUntil }]);
    await Promise.all(works);
  };
  const ask = async (path: string, init: Partial<Request> = {}): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    const works: Promise<unknown>[] = [];
    const request = {
      url: new URL(path, origin).href,
      method: "GET",
      mode: "cors",
      destination: "",
      ...init,
    };
    const event = {
      request,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
      waitUntil: (work: Promise<unknown>) => works.push(work),
    };
    Reflect.apply(handles.get("fetch") ?? (() => undefined), undefined, [event]);
    const response = await answer;
    await Promise.all(works);
    return response;
  };
  const open = (path: string) => ask(path, { mode: "navigate", destination: "document" });
  return {
    caches,
    server,
    missing,
    asked,
    rests,
    emit,
    ask,
    open,
    isTakingOver: () => isTakingOver,
  };
}

const first = shellOf("1", ["/assets/main-1.js", "/assets/same-0.js"]);
const second = shellOf("2", ["/assets/main-2.js", "/assets/same-0.js"]);
/** Two builds that are used with the first of their three files. */
const [early, later] = ["7", "8"].map((version) => {
  const files = ["main", "late", "other"].map((name) => `/assets/${name}-${version}.js`);
  return shellOf(version, files, files.slice(0, 1));
}) as [Shell, Shell];
const picture = "/api/v1/sites/1/assets/a/file?width=1440";

describe("the app without a network", () => {
  let worker: ReturnType<typeof start>;
  beforeEach(async () => {
    worker = start(first);
    await worker.emit("install", {});
    await worker.emit("activate", {});
    worker.asked.length = 0;
  });
  afterEach(() => void vi.restoreAllMocks());

  it("OFF-02: shows what the server answers, and its own page where that fails or stalls", async () => {
    expect(await (await worker.open("/sites/1/edit/home"))?.text()).toContain("server:");
    worker.server.status = 503;
    expect((await worker.open("/"))?.status).toBe(503);
    worker.server.isReachable = false;
    expect(await (await worker.open("/sites/1/edit/home"))?.text()).toContain("/assets/main-1.js");
    worker.server.isStalled = true;
    expect(await (await worker.open("/"))?.text()).toContain("/assets/main-1.js");
  });

  it("OFF-02: gives its page a new nonce every time, the same one in policy and script", async () => {
    worker.server.isReachable = false;
    for (const nonce of ["n1", "n2"]) {
      const page = await worker.open("/");
      expect(page?.headers.get("content-security-policy")).toBe(`script-src 'nonce-${nonce}'`);
      expect(await page?.text()).toContain(`nonce="${nonce}"`);
    }
  });

  it("OFF-03: leaves calls, frames, strangers and everything that isn't the app's to the server", async () => {
    const untouched: [string, Partial<Request>][] = [
      ["/api/v1/sites/1", {}],
      ["/api/v1/sites/1/document?page=%2F", {}],
      ["/api/v1/sites/1/assets/a/file", { method: "DELETE" }],
      ["/api/v1/sites/1/assets", {}],
      [`/api/v1/sites/1/assets/a/file?width=${tileWidth}`, {}],
      ["/api/v1/auth/session", {}],
      ["/api/v1/sites/1/export?form=project", { mode: "navigate", destination: "document" }],
      ["/robots.txt", { mode: "navigate", destination: "document" }],
      ["/sites/1/edit/home", { mode: "navigate", destination: "iframe" }],
      ["/sites/1/edit/home", { method: "POST", mode: "navigate", destination: "document" }],
      ["https://shop.app.example/", { mode: "navigate", destination: "document" }],
      ["https://other.example/assets/main-1.js", {}],
    ];
    for (const [path, init] of untouched)
      expect(await worker.ask(path, init), path).toBeUndefined();
    expect(worker.asked).toEqual([]);
  });

  it("OFF-05: keeps no picture that was shown to a guest, whoever tells of it", async () => {
    worker.server.caching = "private, no-store";
    expect((await worker.ask(picture))?.status).toBe(200);
    await worker.emit("message", { data: [origin + picture] });
    expect(worker.asked).toHaveLength(2);
    worker.server.isReachable = false;
    await expect(worker.ask(picture)).rejects.toThrow("Failed to fetch");
  });

  it("OFF-04: keeps the pictures that were shown, asks the server first, and answers what it refuses", async () => {
    await worker.ask(picture);
    worker.server.isReachable = false;
    expect(await (await worker.ask(picture))?.text()).toContain("server:");
    worker.server.isReachable = true;
    worker.server.status = 401;
    expect((await worker.ask(picture))?.status).toBe(401);
    worker.server.isReachable = false;
    await expect(worker.ask(picture.replace("/a/", "/b/"))).rejects.toThrow("Failed to fetch");
  });

  it("OFF-04: keeps the latest pictures only, and none that the server refuses", async () => {
    for (let one = 0; one < mostShown + 100; one += 1)
      await worker.ask(picture.replace("/a/", `/a${one}/`));
    const kept = worker.caches.all.get(shownCacheName);
    expect(kept?.size).toBeLessThanOrEqual(mostShown + 40);
    expect([...(kept?.keys() ?? [])].at(-1)).toContain(`/a${mostShown + 99}/`);
    worker.server.status = 404;
    await worker.ask(picture.replace("/a/", "/gone/"));
    expect([...(kept?.keys() ?? [])].join()).not.toContain("/gone/");
  });

  it("OFF-19: leaves the machine to whoever types while it is kept, the more the busier that is", async () => {
    const now = vi.spyOn(performance, "now");
    for (const [took, rest] of [
      [4, 24],
      [12, 72],
      [900, 100],
    ] as const) {
      const one = start(shellOf(`${took}`, ["/assets/main-3.js"]));
      now.mockReturnValueOnce(100).mockReturnValueOnce(100 + took);
      await one.emit("install", {});
      expect(one.asked).toEqual(["/assets/main-3.js"]);
      expect(one.rests).toEqual([rest]);
    }
  });

  it("OFF-245: is ready with what a site is opened and edited with, then keeps what the page has loaded, then the rest", async () => {
    const [entry, words, late, other] = ["entry", "words", "late", "other"].map(
      (name) => `/assets/${name}-4.js`,
    ) as [string, string, string, string];
    const one = start(shellOf("4", [late, other, words, entry], [entry]));
    await one.emit("install", {});
    expect(one.asked).toEqual([entry]);
    one.asked.length = 0;
    await one.emit("message", { data: [entry, words].map((path) => origin + path) });
    expect(one.asked[0]).toBe(words);
    expect(one.asked.toSorted()).toEqual([late, other, words].toSorted());
    one.server.isReachable = false;
    for (const path of [entry, words, late, other]) expect((await one.ask(path))?.status).toBe(200);
  });

  it("OFF-245: what couldn't be had after the first visit is asked for at the next, and two tabs ask for it once", async () => {
    const one = start(
      shellOf("5", ["/assets/main-5.js", "/assets/late-5.js"], ["/assets/main-5.js"]),
    );
    const told = { data: [`${origin}/assets/main-5.js`] };
    await one.emit("install", {});
    one.server.isReachable = false;
    await one.emit("message", told);
    expect((await one.ask("/assets/main-5.js"))?.status).toBe(200);
    one.server.isReachable = true;
    one.asked.length = 0;
    await Promise.all([one.emit("message", told), one.emit("message", told)]);
    expect(one.asked).toEqual(["/assets/late-5.js"]);
  });

  it("OFF-245: keeps the pictures that are shown, whatever becomes of the page's own files", async () => {
    worker = start(
      shellOf("6", ["/assets/main-6.js", "/assets/words-6.js"], ["/assets/main-6.js"]),
    );
    await worker.emit("install", {});
    worker.missing.add("/assets/words-6.js");
    await worker.emit("message", { data: [`${origin}/assets/words-6.js`, origin + picture] });
    worker.server.isReachable = false;
    expect((await worker.ask(picture))?.status).toBe(200);
  });

  it("OFF-245: waits for a slow server until its own page has all its files here", async () => {
    const one = start(early);
    await one.emit("install", {});
    one.server.isStalled = true;
    const answered = one.open("/").then(() => "device");
    // whatever the device answers needs no timer
    const soon = new Promise((resolve) => void setTimeout(resolve, 0, "none yet"));
    expect(await Promise.race([answered, soon])).toBe("none yet");
    one.server.isStalled = false;
    one.server.isReachable = false;
    expect(await (await one.open("/"))?.text()).toContain("/assets/main-7.js");
    one.server.isReachable = true;
    await one.emit("message", { data: [] });
    one.server.isStalled = true;
    expect(await (await one.open("/"))?.text()).toContain("/assets/main-7.js");
  });

  it("OFF-06: works where the device keeps nothing", async () => {
    const full = start(first, { caches: memoryCaches({ isFull: true }) });
    await expect(full.emit("install", {})).rejects.toThrow("Full");
    expect((await full.ask(picture))?.status).toBe(200);
    expect((await full.ask("/assets/main-1.js"))?.status).toBe(200);
  });
});

describe("a new build of the app", () => {
  it("OFF-07: is stored beside the one before it, whose files stay until it takes over", async () => {
    const old = start(first);
    await old.emit("install", {});
    const { caches } = old;
    const next = start(second, { caches });
    await next.emit("install", {});
    expect(next.asked).toEqual(["/assets/main-2.js"]);
    old.server.isReachable = false;
    for (const path of ["/assets/main-1.js", "/assets/main-2.js"])
      expect((await old.ask(path))?.status).toBe(200);
    await next.emit("activate", {});
    next.server.isReachable = false;
    expect((await next.ask("/assets/same-0.js"))?.status).toBe(200);
    await expect(next.ask("/assets/main-1.js")).rejects.toThrow("Failed to fetch");
  });

  it("OFF-245: follows one that isn't whole as soon as a site can be opened with it", async () => {
    const old = start(early);
    await old.emit("install", {});
    const next = start(later, { caches: old.caches });
    await next.emit("install", {});
    expect(next.asked).toEqual(["/assets/main-8.js"]);
    expect((await old.ask("/assets/main-7.js"))?.status).toBe(200);
  });

  it("OFF-245: follows a whole one only when it is whole too, also one of a version without marks", async () => {
    const old = start(early);
    await old.emit("install", {});
    await old.emit("message", { data: [] });
    const before = memoryCaches();
    const cache = await before.storage.open("vitrine-app-0");
    await cache.put("/assets/main-0.js", new Response("whole"));
    for (const caches of [old.caches, before]) {
      const next = start(later, { caches });
      await next.emit("install", {});
      expect(next.asked.toSorted()).toEqual(later.files.toSorted());
    }
  });

  it("OFF-245: finds room on a device that can't hold the one before it whole, which tries that once", async () => {
    const old = start(early, { caches: memoryCaches({ room: 2 }) });
    const { caches } = old;
    await old.emit("install", {});
    await old.emit("message", { data: [] });
    old.asked.length = 0;
    await old.emit("message", { data: [] });
    expect(old.asked).toEqual([]);
    const files = ["/assets/main-9.js", "/assets/late-9.js"];
    const next = start(shellOf("9", files, files.slice(0, 1)), { caches });
    await next.emit("install", {});
    await next.emit("message", { data: [] });
    await next.emit("activate", {});
    await next.emit("message", { data: [] });
    next.server.isReachable = false;
    for (const path of files) expect((await next.ask(path))?.status).toBe(200);
  });

  it("OFF-245: leaves nothing where it has no room; what failed otherwise serves its next try, and goes with the next build", async () => {
    const old = start(first, { caches: memoryCaches({ room: 4 }) });
    const { caches } = old;
    await old.emit("install", {});
    await old.emit("message", { data: [] });
    const names = async () => caches.storage.keys();
    await expect(start(later, { caches }).emit("install", {})).rejects.toThrow("Full");
    expect(await names()).toEqual(["vitrine-app-1"]);

    const failing = start(later, { caches });
    failing.missing.add("/assets/late-8.js");
    await expect(failing.emit("install", {})).rejects.toThrow("404");
    failing.asked.length = 0;
    await expect(failing.emit("install", {})).rejects.toThrow("404");
    expect(failing.asked).toEqual(["/assets/late-8.js"]);
    const third = shellOf("3", ["/assets/main-3.js", "/assets/same-0.js"]);
    await start(third, { caches }).emit("install", {});
    expect(await names()).toEqual(["vitrine-app-1", "vitrine-app-3"]);
  });

  it("OFF-07: isn't used where a file of it can't be had", async () => {
    const next = start(second);
    next.server.status = 502;
    await expect(next.emit("install", {})).rejects.toThrow("502");
  });

  it("OFF-07: takes over at once only where the one tab that is open shows it", async () => {
    const told = (name: string) => ({ data: [`${origin}/assets/${name}`] });
    const alone = start(second);
    await alone.emit("message", told("main-1.js"));
    expect(alone.isTakingOver()).toBe(false);
    await alone.emit("message", { data: "hostile" });
    await alone.emit("message", { data: ["https://other.example/assets/main-2.js"] });
    expect(alone.isTakingOver()).toBe(false);
    await alone.emit("message", told("main-2.js"));
    expect(alone.isTakingOver()).toBe(true);
    const amongOthers = start(second, { tabs: 2 });
    await amongOthers.emit("message", told("main-2.js"));
    expect(amongOthers.isTakingOver()).toBe(false);
  });
});
