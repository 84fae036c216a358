import { expect } from "vitest";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const sessions = "/api/v1/auth/sessions";
const secondFactor = "/api/v1/auth/second-factor";
const passkeys = "/api/v1/auth/passkeys";
const answer = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
};
const owner = { as: "owner" } as const;

export const table: ScenarioTable = {
  subject: "one's own account",
  async prepare({ auth, userIds }) {
    const caller = {
      headers: new Headers({ "user-agent": "<b>Browser</b>" }),
      address: "192.0.2.9",
    };
    const signIn = async (userId: string) => {
      const [cookie = ""] = await auth.begin(caller, userId);
      return cookie.split(";")[0] ?? "";
    };
    return { second: await signIn(userIds.owner), other: await signIn(userIds["other owner"]) };
  },
  rows: [
    {
      method: "GET",
      url: "/api/v1/auth/quotas",
      as: "owner",
      name: "OPER-08: an account knows what it has of its limits",
      expect: {
        status: 200,
        body: { storage: { used: 0, most: null, isOwn: false } },
        headers: { "cache-control": /no-store/ },
      },
    },
    {
      method: "GET",
      url: "/api/v1/auth/quotas",
      name: "OPER-08: a stranger has none",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "a stranger has no sessions to see",
      method: "GET",
      url: sessions,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...owner,
      name: "ACCOUNT-04: an account sees where it is signed in, and no secret of it",
      method: "GET",
      url: sessions,
      expect: { status: 200, headers: { "cache-control": /no-store/ } },
      after({ response, values }) {
        const all: { id: string; userAgent: string; isCurrent: boolean }[] = response.json();
        expect(all).toHaveLength(2);
        const other = all.find(({ isCurrent }) => !isCurrent);
        expect(other?.userAgent).toBe("<b>Browser</b>");
        expect(Object.keys(all[0] ?? {}).toSorted()).toEqual([
          "id",
          "isCurrent",
          "startedAt",
          "userAgent",
        ]);
        values["session"] = other?.id ?? "";
      },
    },
    {
      as: "other owner",
      name: "ACCOUNT-04: nobody ends a session of somebody else",
      method: "DELETE",
      url: `${sessions}/{session}`,
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "SEC-10: a session that is ended is dead at once",
      method: "DELETE",
      url: `${sessions}/{session}`,
      expect: { status: 204 },
      async after({ world, values }) {
        const headers = new Headers({ cookie: values["second"] ?? "" });
        expect(await world.auth.sessions.read(headers)).toBeNull();
      },
    },
    {
      ...owner,
      name: "a session is ended once",
      method: "DELETE",
      url: `${sessions}/{session}`,
      expect: { status: 404, code: "not-found" },
    },
    {
      as: "other owner",
      name: "ACCOUNT-04: all others are ended, the one that asks and other accounts' are not",
      method: "DELETE",
      url: sessions,
      expect: { status: 204 },
      async after({ world, values }) {
        const read = (cookie = "") => world.auth.sessions.read(new Headers({ cookie }));
        expect(await read(values["other"])).toBeNull();
        expect(await read(world.cookies["other owner"])).not.toBeNull();
        expect(await read(world.cookies.owner)).not.toBeNull();
      },
    },
    ...["", "   ", "x".repeat(81), 7, null].map((name): Scenario => ({
      ...owner,
      name: `${JSON.stringify(name).slice(0, 20)} is no name`,
      method: "PATCH",
      url: "/api/v1/auth/account",
      body: { name },
      expect: { status: 422, code: "invalid" },
    })),
    {
      name: "ACCOUNT-07: a stranger changes no address",
      method: "POST",
      url: "/api/v1/auth/email-change",
      body: { email: "mine@example.org" },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...owner,
      name: "no other site starts a change of address",
      method: "POST",
      url: "/api/v1/auth/email-change",
      headers: { origin: "https://evil.example" },
      body: { email: "mine@example.org" },
      expect: { status: 403, code: "origin-refused" },
    },
    ...["", "nobody", "a@b.c\nBcc: x@y.z", `${"x".repeat(250)}@b.example`, "owner@example.org"].map(
      (email): Scenario => ({
        ...owner,
        name: `${JSON.stringify(email).slice(0, 20)} is no other address`,
        method: "POST",
        url: "/api/v1/auth/email-change",
        body: { email },
        expect: { status: 422, code: "invalid" },
      }),
    ),
    ...["read", "confirm"].map((what): Scenario => ({
      name: `ACCOUNT-07: a made-up token does nothing, asked to ${what}`,
      method: "POST",
      url: `/api/v1/email-changes/${what}`,
      body: { token: "x".repeat(43) },
      expect: { status: 401, code: "email-change-invalid" },
    })),
    {
      ...owner,
      name: "an account that wants no other address waits for none",
      method: "GET",
      url: "/api/v1/auth/email-change",
      expect: { status: 200, headers: { "cache-control": /no-store/ }, body: { change: null } },
    },
    {
      ...owner,
      name: "what isn't waited for can be withdrawn",
      method: "DELETE",
      url: "/api/v1/auth/email-change",
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "ACCOUNT-09: an account that set up no app is asked for no codes",
      method: "GET",
      url: secondFactor,
      expect: { status: 200, body: { isOn: false, recoveryCodes: 0 } },
    },
    ...["", "/confirmation", "/recovery-codes", "/removal"].map((path): Scenario => ({
      name: `a stranger asks for nothing about codes: ${path || "begin"}`,
      method: "POST",
      url: secondFactor + path,
      body: { code: "123456" },
      expect: { status: 401, code: "not-signed-in" },
    })),
    {
      ...owner,
      name: "no recovery codes are made where none are asked for",
      method: "POST",
      url: `${secondFactor}/recovery-codes`,
      body: {},
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "a code of an app that was never begun confirms nothing",
      method: "POST",
      url: `${secondFactor}/confirmation`,
      body: { code: "123456" },
      expect: { status: 409, code: "conflict" },
    },
    {
      ...owner,
      name: "ACCOUNT-09: an app is told a secret, which no cache keeps",
      method: "POST",
      url: secondFactor,
      body: {},
      expect: {
        status: 200,
        body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) },
        headers: { "cache-control": /no-store/ },
      },
    },
    ...["x".repeat(41), 123_456, null].map((code): Scenario => ({
      ...owner,
      name: `${String(code).slice(0, 10)} is no code`,
      method: "POST",
      url: `${secondFactor}/confirmation`,
      body: { code },
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "codes that were never turned on are turned off without harm",
      method: "POST",
      url: `${secondFactor}/removal`,
      body: {},
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "ACCOUNT-13: an account sees what would become of its sites",
      method: "GET",
      url: "/api/v1/auth/account/deletion",
      expect: { status: 200, body: { sites: [] }, headers: { "cache-control": /no-store/ } },
    },
    {
      name: "a stranger deletes no account",
      method: "POST",
      url: "/api/v1/auth/account/deletion",
      body: { deletedSites: [] },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...owner,
      name: "no other site deletes an account",
      method: "POST",
      url: "/api/v1/auth/account/deletion",
      headers: { origin: "https://evil.example" },
      body: { deletedSites: [] },
      expect: { status: 403, code: "origin-refused" },
    },
    ...[undefined, "all", ["1"], [1.5]].map((deletedSites): Scenario => ({
      ...owner,
      name: `no account is deleted with ${JSON.stringify(deletedSites)}`,
      method: "POST",
      url: "/api/v1/auth/account/deletion",
      body: { deletedSites },
      expect: { status: 422, code: "invalid" },
    })),
    ...(
      [
        ["GET", passkeys],
        ["POST", passkeys],
        ["POST", `${passkeys}/options`],
        ["PATCH", `${passkeys}/x`],
        ["DELETE", `${passkeys}/x`],
      ] as const
    ).map(([method, url]): Scenario => ({
      name: `a stranger has no passkeys: ${method} ${url.slice(12)}`,
      method,
      url,
      ...(method !== "GET" && method !== "DELETE" && { body: {} }),
      expect: { status: 401, code: "not-signed-in" },
    })),
    {
      name: "ACCOUNT-15: who is asked for a passkey isn't told whose there are",
      method: "POST",
      url: "/api/v1/auth/passkey-sign-in/options",
      expect: {
        status: 200,
        body: { rpId: "localhost", userVerification: "required" },
        headers: {
          "set-cookie":
            /^__Host-passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
          "cache-control": /no-store/,
        },
      },
      after({ response }) {
        expect(response.json()).not.toHaveProperty("allowCredentials");
      },
    },
    ...[{}, { response: { ...answer, id: "../x" } }, { response: { ...answer, type: "x" } }].map(
      (body): Scenario => ({
        name: `${JSON.stringify(body).slice(0, 40)} is no answer of a passkey`,
        method: "POST",
        url: "/api/v1/auth/passkey-sign-in",
        body,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      name: "ACCOUNT-15: a passkey that nobody has signs nobody in",
      method: "POST",
      url: "/api/v1/auth/passkey-sign-in",
      body: { response: answer },
      expect: { status: 401, code: "passkey-refused", headers: { "set-cookie": null } },
    },
    {
      ...owner,
      name: "garbage makes no passkey",
      method: "POST",
      url: passkeys,
      body: {
        name: "Key",
        response: { ...answer, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } },
      },
      expect: { status: 401, code: "passkey-refused" },
    },
    {
      ...owner,
      name: "ACCOUNT-05: a name is changed, and nothing beside it",
      method: "PATCH",
      url: "/api/v1/auth/account",
      body: { name: " Lena Krause ", role: "operator", email: "mine@example.org" },
      expect: { status: 204 },
      async after({ world }) {
        const account = await world.auth.sessions.read(
          new Headers({ cookie: world.cookies.owner }),
        );
        expect(account).toMatchObject({
          name: "Lena Krause",
          role: "owner",
          email: "owner@example.org",
        });
      },
    },
  ],
};
