import { expect } from "vitest";
import type { ScenarioTable } from "../scenarios.ts";

const policy =
  /script-src 'nonce-[\w-]{24}' 'strict-dynamic'; require-trusted-types-for 'script'.*object-src 'none'/;

export const table: ScenarioTable = {
  subject: "the app's page, hosts and paths",
  rows: [
    {
      name: "the process is alive, on whatever host it is asked",
      method: "GET",
      url: "/healthz",
      host: "10.0.0.7:3000",
      expect: { status: 200, body: { status: "ok" } },
    },
    {
      name: "the process can take edits",
      method: "GET",
      url: "/readyz",
      expect: { status: 200, body: { status: "ok" } },
    },
    {
      name: "the API describes itself",
      method: "GET",
      url: "/api/v1/openapi.json",
      expect: {
        status: 200,
        body: { openapi: expect.any(String), paths: { "/api/v1/auth/sign-in": expect.anything() } },
      },
    },
    {
      name: "every address of the app is its page, under a strict policy",
      method: "GET",
      url: "/sites/1/edit/home",
      expect: {
        status: 200,
        headers: {
          "content-type": /^text\/html/,
          "content-security-policy": policy,
          "referrer-policy": /^strict-origin-when-cross-origin$/,
          "x-content-type-options": /^nosniff$/,
          "cache-control": /no-store/,
        },
      },
    },
    {
      name: "the nonce of the policy is that of the scripts, and new each time",
      method: "GET",
      url: "/",
      expect: { status: 200 },
      after: async ({ world, response }) => {
        const nonceOf = (text: string) => /nonce-([\w-]+)/.exec(text)?.[1] ?? "";
        const nonce = nonceOf(String(response.headers["content-security-policy"]));
        expect(response.body).toContain(`nonce="${nonce}"`);
        const again = await world.app.inject({ url: "/", headers: { host: "localhost:3000" } });
        expect(nonceOf(String(again.headers["content-security-policy"]))).not.toBe(nonce);
      },
    },
    {
      name: "OFF-03: the service worker may ask its own host and nobody else, and is never taken from a browser's store unasked",
      method: "GET",
      url: "/offline-worker.js",
      expect: {
        status: 200,
        headers: {
          "content-type": /^text\/javascript/,
          "cache-control": /^no-cache$/,
          "content-security-policy":
            /^default-src 'none'; connect-src 'self'; frame-ancestors 'none'$/,
        },
      },
    },
    {
      name: "a missing file is a 404, not the page",
      method: "GET",
      url: "/assets/gone-1a2b3c4d.js",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "an unknown call is a 404, not the page",
      method: "GET",
      url: "/api/v1/unknown",
      expect: {
        status: 404,
        code: "not-found",
        headers: {
          "content-security-policy": /frame-ancestors 'self'/,
          "referrer-policy": /strict-origin/,
        },
      },
    },
    {
      name: "posting to the page is a 404",
      method: "POST",
      url: "/",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "a body beyond a mebibyte is refused with all the headers",
      method: "POST",
      url: "/api/v1/auth/sign-in",
      body: { email: "x".repeat(1_048_577), password: "x" },
      expect: {
        status: 413,
        code: "payload-too-large",
        headers: { "content-security-policy": /frame-ancestors 'self'/ },
      },
    },
    ...["/..%2f..%2fetc/passwd", "/%00", "/a%5cb", "/%252e%252e/x", "/%"].map((url) => ({
      name: `${url} is hostile`,
      method: "GET" as const,
      url,
      expect: { status: 400, code: "bad-request" as const },
    })),
    ...["evil.example", "localhost.evil.example", "localhost:3000@evil.example", "10.0.0.7"].map(
      (host) => ({
        name: `the host ${JSON.stringify(host)} is not ours`,
        method: "GET" as const,
        url: "/",
        host,
        expect: { status: 421, code: "wrong-host" as const },
      }),
    ),
    {
      name: "a forwarded host is not believed",
      method: "GET",
      url: "/",
      host: "evil.example",
      headers: { "x-forwarded-host": "localhost:3000" },
      expect: { status: 421, code: "wrong-host" },
    },
    {
      name: "this machine's address leads to the app's",
      method: "GET",
      url: "/sites?x=1",
      host: "127.0.0.1:3000",
      expect: { status: 302, headers: { location: /^http:\/\/localhost:3000\/sites\?x=1$/ } },
    },
  ],
};
