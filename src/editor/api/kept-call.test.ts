// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { SiteInfo } from "#/api/sites.ts";
import { ApiError } from "./api-error.ts";
import { deviceAccount, setDeviceAccount } from "./device-account.ts";
import { createKeptAnswers, keptFor } from "./kept-answers.ts";
import { withKept } from "./kept-call.ts";
import { forgetAccount, noteSession } from "./note-session.ts";
import type { Call } from "./request.ts";

const sites = "sites?limit=60&offset=0&isTrashed=false";
const site: SiteInfo = {
  id: 1,
  slug: "fary",
  siteHash: "hash",
  name: "Фары",
  role: "owner",
  revision: 1,
  address: "http://fary.example/",
  live: null,
  hasUnpublishedChanges: true,
  isPaid: false,
  unread: 0,
  createdAt: "2026-11-20T12:00:00.000Z",
  trashedAt: null,
};
const lost = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });
const sessionOf = (id: string) => ({
  account: { id, email: `${id}@example.org`, name: "", role: "owner" as const, hasPassword: true },
});

/** A device, and a server that answers by path, is out of reach or refuses. */
function device(whileWriting = (): void => undefined) {
  const entries = new Map<string, { name: string }>();
  const time = { now: 0 };
  const server: { answers: Record<string, unknown>; error?: ApiError | undefined } = {
    answers: {},
  };
  const kept = createKeptAnswers({
    store: {
      get: async (name) => entries.get(name),
      all: async () => [...entries.values()],
      put: async (entry) => {
        whileWriting();
        entries.set(entry.name, entry);
      },
      remove: async (names) => names.forEach((name) => entries.delete(name)),
    },
    account: deviceAccount,
    now: () => time.now,
  });
  const answer: Call = async <Answer>(path: string) => {
    if (server.error) throw server.error;
    return server.answers[path] as Answer;
  };
  return { entries, time, server, kept, call: withKept(answer, async () => kept) };
}

beforeEach(() => {
  localStorage.clear();
  noteSession(sessionOf("anna"));
});

describe("what is answered without a network", () => {
  it("OFF-08: is what was answered last, and nothing where that isn't kept", async () => {
    const { call, server, entries } = device();
    server.answers[sites] = [site];
    server.answers["sites/1/inbox"] = ["a letter"];
    await call(sites);
    await call("sites/1/inbox");
    await expect.poll(() => entries.size).toBe(1);
    server.error = lost;
    expect(await call(sites)).toEqual([site]);
    await expect(call("sites/1/inbox")).rejects.toBe(lost);
    await expect(call(sites, { method: "POST" })).rejects.toBe(lost);
  });

  it("OFF-08: isn't what the device keeps but is no answer of its path", async () => {
    const { call, server, kept } = device();
    server.error = lost;
    for (const path of [sites, "auth/session"]) {
      await kept.write(path, [{ ...site, name: 1 }], "anna");
      await expect(call(path)).rejects.toBe(lost);
    }
    await kept.write("auth/session", sessionOf("anna"), "anna");
    expect(await call("auth/session")).toEqual(sessionOf("anna"));
  });

  it("OFF-08: never stands in for what the server refuses", async () => {
    const { call, server, entries } = device();
    server.answers[sites] = [site];
    await call(sites);
    await expect.poll(() => entries.size).toBe(1);
    server.error = new ApiError({ status: 401, code: "sign-in", message: "Sign in" });
    await expect(call(sites)).rejects.toBe(server.error);
  });

  it("OFF-05: is shown to the account that it was given to, and to nobody else", async () => {
    const { call, server, kept, entries } = device();
    server.answers[sites] = [site];
    await call(sites);
    await expect.poll(() => entries.size).toBe(1);
    server.error = lost;
    forgetAccount();
    await expect(call(sites)).rejects.toBe(lost);
    noteSession(sessionOf("boris"));
    await expect(call(sites)).rejects.toBe(lost);
    noteSession(sessionOf("anna"));
    expect(await call(sites)).toEqual([site]);
    expect(await kept.leaveOnly("boris")).toBe(true);
    expect(entries.size).toBe(0);
  });

  it("OFF-05: isn't kept where somebody else signed in before it came", async () => {
    const { entries, kept } = device();
    const call = withKept(
      async <Answer>() => {
        noteSession(sessionOf("boris"));
        return [site] as Answer;
      },
      async () => kept,
    );
    await call(sites);
    await kept.write("other", 1, "boris");
    expect([...entries.keys()]).toEqual(["other"]);
  });

  it("OFF-05: isn't kept by a tab that is still open after signing out in another one", async () => {
    const { entries, kept } = device();
    await kept.write("site/1", "draft", "anna");
    setDeviceAccount(undefined);
    await kept.leaveOnly("");
    await kept.write("site/1", "draft", "anna");
    expect([...entries.keys()]).toEqual([]);
  });

  it("OFF-05: doesn't outlive a sign-out that comes while it is written", async () => {
    const { entries, kept } = device(() => setDeviceAccount(undefined));
    await kept.write("site/1", "draft", "anna");
    expect([...entries.keys()]).toEqual([]);
  });

  it("OFF-05: is kept with the session that says whose it is", async () => {
    const { call, server, entries } = device();
    setDeviceAccount(undefined);
    server.answers["auth/session"] = sessionOf("anna");
    await call("auth/session");
    await expect.poll(() => [...entries.keys()]).toEqual(["auth/session"]);
  });

  it("OFF-05: is forgotten after 30 days", async () => {
    const { kept, time, entries } = device();
    await kept.write("site/1", "draft", "anna");
    time.now = keptFor - 1;
    expect(await kept.read("site/1")).toBe("draft");
    time.now = keptFor;
    expect(await kept.read("site/1")).toBeUndefined();
    expect(await kept.leaveOnly("anna")).toBe(false);
    expect(entries.size).toBe(0);
  });

  it("OFF-06: works where the device keeps nothing", async () => {
    const server: Call = async <Answer>() => [site] as Answer;
    const call = withKept(server, async () => {
      throw new Error("private window");
    });
    expect(await call(sites)).toEqual([site]);
    const unreachable = withKept(
      async () => {
        throw lost;
      },
      async () => {
        throw new Error("private window");
      },
    );
    await expect(unreachable(sites)).rejects.toBe(lost);
  });
});
