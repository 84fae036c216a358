// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AccountClient, createAccountClient } from "./account-client.ts";
import { deviceAccount, setDeviceAccount } from "./device-account.ts";
import { ownKey } from "./own-key.ts";
import { createCall } from "./request.ts";

const passkey = {
  id: "a",
  rawId: "a",
  type: "public-key",
  response: { clientDataJSON: "b", authenticatorData: "c", signature: "d" },
} as const;
const token = "x".repeat(43);
const details = { name: "Ann", password: "siebzehn graue Katzen" };

const answering = (status: number) =>
  createAccountClient(
    createCall(async () => new Response(status === 204 ? null : "{}", { status })),
  );

const isKept = (): boolean => sessionStorage.getItem(ownKey("history-1")) !== null;

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(ownKey("history-1"), "mine");
});

describe("what a tab keeps for whoever is signed in", () => {
  const others: [string, (client: AccountClient) => Promise<unknown>][] = [
    ["a password", (client) => client.signIn({ email: "ann@example.org", password: "x" })],
    ["a link", (client) => client.signInByLink(token)],
    ["a passkey", (client) => client.signInByPasskey(passkey)],
    ["making an account", (client) => client.acceptInvitation({ token, account: details })],
    ["signing out", (client) => client.signOut()],
    [
      "deleting the account",
      (client) => client.deleteAccount({ deletedSites: [], language: "en" }),
    ],
  ];

  it.each(others)("UNDO-20: ends with %s, once that is done", async (_name, act) => {
    await act(answering(400)).catch(() => undefined);
    expect(isKept()).toBe(true);
    await act(answering(204));
    expect(isKept()).toBe(false);
  });

  it("SET-03: stays where the same person signs in once more, and nowhere else", async () => {
    const signIn = (email: string) => answering(204).signIn({ email, password: "x" });
    await signIn("ann@example.org");
    sessionStorage.setItem(ownKey("history-1"), "mine");
    await signIn("Ann@example.org ");
    expect(isKept()).toBe(true);
    await answering(204).signOut();
    expect(isKept()).toBe(false);
    sessionStorage.setItem(ownKey("history-1"), "mine");
    await signIn("ann@example.org");
    expect(isKept()).toBe(false);
    sessionStorage.setItem(ownKey("history-1"), "mine");
    await signIn("mia@example.org");
    expect(isKept()).toBe(false);
  });

  it("UNDO-20: stays where somebody who is signed in accepts an invitation", async () => {
    await answering(200).acceptInvitation({ token });
    expect(isKept()).toBe(true);
  });
});

/** As much of a browser's storage as emptying it needs, which jsdom lacks: databases of one store each, and its caches. */
function stubStorage(databases: Record<string, Map<string, object>>): string[] {
  const emptied: string[] = [];
  const soon = <Target extends EventTarget>(target: Target, type: string): Target => {
    queueMicrotask(() => target.dispatchEvent(new Event(type)));
    return target;
  };
  const answer = (result: unknown) => soon(Object.assign(new EventTarget(), { result }), "success");
  const storeOf = (entries: Map<string, object>) => ({
    getAll: () => answer([...entries.values()]),
    delete: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal("indexedDB", {
    open(name: string) {
      const objectStore = () => storeOf(databases[name] ?? new Map());
      const transaction = () => soon(Object.assign(new EventTarget(), { objectStore }), "complete");
      return answer({ transaction, close: () => undefined });
    },
  });
  vi.stubGlobal("caches", { delete: async (name: string) => void emptied.push(name) });
  return emptied;
}

describe("what the device keeps for whoever is signed in", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it.each<[string, (client: AccountClient) => Promise<unknown>]>([
    ["signing out", (client) => client.signOut()],
    [
      "deleting the account",
      (client) => client.deleteAccount({ deletedSites: [], language: "en" }),
    ],
  ])("OFF-05: is gone after %s, and what others left unsent isn't", async (_name, leave) => {
    const kept = (name: string) => ({ name, account: "anna", time: Date.now(), value: 1 });
    const answers = new Map(["auth/session", "site/1"].map((name) => [name, kept(name)]));
    const unsent = new Map([
      ["a", { account: "anna", operation: { id: "a" } }],
      ["b", { account: "boris", operation: { id: "b" } }],
    ]);
    const emptied = stubStorage({ "vitrine-answers": answers, "vitrine-outbox": unsent });
    setDeviceAccount("anna");
    await expect(leave(answering(400))).rejects.toThrow();
    expect([answers.size, unsent.size, emptied, deviceAccount()]).toEqual([2, 2, [], "anna"]);
    await leave(answering(204));
    expect([...answers.keys()]).toEqual([]);
    expect([...unsent.keys()]).toEqual(["b"]);
    expect(emptied).toEqual(["vitrine-shown"]);
    expect(deviceAccount()).toBeUndefined();
  });
});
