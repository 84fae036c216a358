// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { type AccountClient, createAccountClient } from "./account-client.ts";
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
