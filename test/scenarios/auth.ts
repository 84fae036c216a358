import { expect } from "vitest";
import type { Scenario, ScenarioTable } from "../scenarios.ts";
import { ownerPassword } from "../world.ts";

const signIn = "/api/v1/auth/sign-in";
const right = { email: "owner@example.org", password: ownerPassword };
const cookiePattern =
  /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax,__Host-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

export const table: ScenarioTable = {
  subject: "signing in and out",
  async prepare(world) {
    const link = await world.auth.links.create(world.userIds["other owner"]);
    await world.app.inject({
      method: "POST",
      url: "/api/v1/sites",
      headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
      payload: { name: "Leuchtturm" },
    });
    return { token: link.split("#token=")[1] ?? "" };
  },
  rows: [
    {
      name: "whether links to new passwords are sent is no secret",
      method: "GET",
      url: "/api/v1/auth/password-resets",
      expect: { status: 200, body: { sendsMail: true } },
    },
    ...["owner@example.org", "nobody@example.org", "' or 1=1 --", "a@b\r\nBcc: c@d"].map(
      (email): Scenario => ({
        name: `ACCOUNT-03: a new password for ${JSON.stringify(email)} is answered alike`,
        method: "POST",
        url: "/api/v1/auth/password-resets",
        body: { email },
        expect: { status: 204 },
      }),
    ),
    ...["", 7, null, ["owner@example.org"], `${"x".repeat(250)}@example.org`].map(
      (email): Scenario => ({
        name: `${JSON.stringify(email).slice(0, 40)} is no address to send a link to`,
        method: "POST",
        url: "/api/v1/auth/password-resets",
        body: { email },
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      name: "SIGNUP-01: whether people may sign up is no secret",
      method: "GET",
      url: "/api/v1/auth/sign-ups",
      expect: { status: 200, body: { isOpen: false } },
    },
    ...[
      { url: "/api/v1/auth/sign-ups", body: { email: "new@example.org" } },
      { url: "/api/v1/auth/sign-ups/read", body: { token: "x".repeat(43) } },
      {
        url: "/api/v1/auth/sign-ups/confirm",
        body: { token: "x".repeat(43), account: { name: "Eve", password: "ten letters or more" } },
      },
    ].map((row): Scenario => ({
      name: `SIGNUP-01: ${row.url} isn’t there while sign-up is closed`,
      method: "POST",
      ...row,
      expect: { status: 404, code: "not-found" },
    })),
    ...["", 7, null, ["new@example.org"], "nobody", "a@b\r\nBcc: c@d.example"].map(
      (email): Scenario => ({
        name: `SIGNUP-01: ${JSON.stringify(email)} is no address to sign up with`,
        method: "POST",
        url: "/api/v1/auth/sign-ups",
        body: { email },
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      name: "a stranger has no session",
      method: "GET",
      url: "/api/v1/auth/session",
      expect: { status: 200, body: { account: null }, headers: { "cache-control": /no-store/ } },
    },
    {
      name: "an owner's session names the account and nothing secret",
      method: "GET",
      url: "/api/v1/auth/session",
      as: "owner",
      expect: { status: 200, body: { account: { email: "owner@example.org", role: "owner" } } },
      after: ({ response }) => {
        expect(Object.keys(response.json().account).toSorted()).toEqual([
          "email",
          "hasPassword",
          "id",
          "name",
          "role",
        ]);
      },
    },
    {
      name: "the right password opens a session in a cookie that only this host gets",
      method: "POST",
      url: signIn,
      body: right,
      expect: { status: 204, headers: { "set-cookie": cookiePattern } },
    },
    {
      name: "the address of an account is not case-sensitive",
      method: "POST",
      url: signIn,
      body: { ...right, email: " Owner@Example.org " },
      expect: { status: 204 },
    },
    {
      name: "a wrong password is refused without a cookie",
      method: "POST",
      url: signIn,
      body: { ...right, password: "wrong" },
      expect: { status: 401, code: "wrong-credentials", headers: { "set-cookie": null } },
    },
    {
      name: "an unknown account is refused with the same words",
      method: "POST",
      url: signIn,
      body: { ...right, email: "nobody@example.org" },
      expect: {
        status: 401,
        code: "wrong-credentials",
        body: { message: "Wrong email or password." },
      },
    },
    {
      name: "an account without a password cannot be entered with an empty one",
      method: "POST",
      url: signIn,
      body: { email: "other@example.org", password: "" },
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "extra fields have no effect",
      method: "POST",
      url: signIn,
      body: { ...right, role: "operator", callbackURL: "https://evil.example" },
      expect: { status: 204, headers: { location: null } },
      after: async ({ world }) => {
        const rows = await world.database.db.selectFrom("users").select("role").execute();
        expect(rows.filter((row) => row.role === "operator")).toHaveLength(1);
      },
    },
    {
      name: "__proto__ in a body has no effect",
      method: "POST",
      url: signIn,
      headers: { "content-type": "application/json" },
      body: `{"email":"owner@example.org","password":"${ownerPassword}","__proto__":{"role":"operator"}}`,
      expect: { status: 204 },
    },
    {
      name: "another site's page cannot sign anybody in",
      method: "POST",
      url: signIn,
      body: right,
      headers: { origin: "https://evil.example" },
      expect: { status: 403, code: "origin-refused" },
    },
    {
      name: "a request without an origin cannot change anything",
      method: "POST",
      url: signIn,
      body: right,
      headers: { origin: null },
      expect: { status: 403, code: "origin-refused" },
    },
    {
      name: "a published site's page cannot sign anybody in",
      method: "POST",
      url: signIn,
      body: right,
      headers: { origin: "http://shop.localhost:3000" },
      expect: { status: 403, code: "origin-refused" },
    },
    {
      name: "accounts do not exist on the hosts of sites",
      method: "POST",
      url: signIn,
      body: right,
      host: "shop.localhost:3000",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "forms are not understood",
      method: "POST",
      url: signIn,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "email=owner%40example.org",
      expect: { status: 415, code: "unsupported-media-type" },
    },
    {
      name: "torn JSON is refused",
      method: "POST",
      url: signIn,
      headers: { "content-type": "application/json" },
      body: '{"email":',
      expect: { status: 400, code: "bad-request" },
    },
    ...[
      { email: "a".repeat(65_536), password: "x" },
      { email: ["owner@example.org"], password: ownerPassword },
      { email: { $gt: "" }, password: ownerPassword },
      { email: null, password: null },
      { password: "x".repeat(129), email: "owner@example.org" },
      [],
      null,
    ].map((body, index) => ({
      name: `hostile sign-in ${index} is refused`,
      method: "POST" as const,
      url: signIn,
      body,
      expect: { status: 422, code: "invalid" as const },
    })),
    {
      name: "SQL in the address finds nobody",
      method: "POST",
      url: signIn,
      body: { email: "' or 1=1 --", password: "x" },
      expect: { status: 401, code: "wrong-credentials" },
    },
    {
      name: "signing in is no GET",
      method: "GET",
      url: signIn,
      expect: { status: 405, code: "method-not-allowed", headers: { allow: /^POST$/ } },
    },
    {
      name: "a sign-in link works once",
      method: "POST",
      url: "/api/v1/auth/sign-in-link",
      body: { token: "{token}" },
      expect: { status: 204, headers: { "set-cookie": cookiePattern } },
    },
    {
      name: "a sign-in link does not work twice",
      method: "POST",
      url: "/api/v1/auth/sign-in-link",
      body: { token: "{token}" },
      expect: { status: 401, code: "sign-in-link-invalid" },
    },
    {
      name: "what is no token is refused before it is looked up",
      method: "POST",
      url: "/api/v1/auth/sign-in-link",
      body: { token: "' or 1=1 --" },
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "a stranger cannot set a password",
      method: "POST",
      url: "/api/v1/auth/password",
      body: { newPassword: "another long one" },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "a password of nine characters is too short",
      method: "POST",
      url: "/api/v1/auth/password",
      as: "owner",
      body: { newPassword: "123456789" },
      expect: { status: 422, code: "invalid" },
    },
    ...[
      "1234567890",
      "Password2026!",
      "Пароль12345",
      "Sommer2026!",
      "vitrine-2026",
      "owner@example.org",
    ].map(
      (newPassword) =>
        ({
          name: `ACCOUNT-01: ${newPassword} is no password`,
          method: "POST",
          url: "/api/v1/auth/password",
          as: "owner",
          body: { newPassword },
          expect: { status: 422, code: "password-too-weak" },
        }) as const,
    ),
    {
      name: "ACCOUNT-01: the name of a site of one’s own is no password",
      method: "POST",
      url: "/api/v1/auth/password",
      as: "owner",
      body: { newPassword: "Leuchtturm2026" },
      expect: { status: 422, code: "password-too-weak" },
    },
    {
      name: "the session of a link sets a password without the old one",
      method: "POST",
      url: "/api/v1/auth/password",
      as: "owner",
      body: { newPassword: "four lamps and a shed" },
      expect: { status: 204, headers: { "set-cookie": cookiePattern } },
    },
    {
      name: "all earlier sessions are dead after a change of password",
      method: "POST",
      url: "/api/v1/auth/password",
      as: "owner",
      body: { newPassword: "four lamps and a shed" },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "signing out ends the session and its cookie",
      method: "POST",
      url: "/api/v1/auth/sign-out",
      as: "other owner",
      expect: {
        status: 204,
        headers: { "set-cookie": /^__Host-session=; Max-Age=0; Path=\/; HttpOnly; Secure/ },
      },
    },
    {
      name: "a session is dead after signing out",
      method: "GET",
      url: "/api/v1/auth/session",
      as: "other owner",
      expect: { status: 200, body: { account: null } },
    },
    {
      name: "signing out without a session is no error",
      method: "POST",
      url: "/api/v1/auth/sign-out",
      expect: { status: 204 },
    },
  ],
};
