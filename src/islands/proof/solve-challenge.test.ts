import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { CallError } from "../forms/call.ts";
import { callWithProof } from "../forms/call-with-proof.ts";
import { sha256 } from "./sha-256.ts";
import { solveChallenge } from "./solve-challenge.ts";

const challenge = "8.1700000000000.abcdefghijklmnop.signature";

test.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200])(
  "the hash of %s characters is SHA-256",
  (length) => {
    const text = "a1.:".repeat(50).slice(0, length);
    const words = [...sha256(text)].map((word) => word.toString(16).padStart(8, "0"));
    expect(words.join("")).toBe(createHash("sha256").update(text).digest("hex"));
  },
);

test("PROOF-01: a solution has the zero bits that the challenge asks for", async () => {
  const solution = await solveChallenge(challenge);
  expect(solution.startsWith(`${challenge}:`)).toBe(true);
  expect(createHash("sha256").update(solution).digest()[0]).toBe(0);
});

test.each(["", "x", "0.1.x.y", "25.1.x.y", "-1.1.x.y"])(
  "PROOF-01: the challenge %j is not worked for",
  async (text) => {
    await expect(solveChallenge(text)).rejects.toThrow("can't be solved");
  },
);

function needed(): Response {
  const body = { status: 428, code: "proof-needed", message: "Later", details: { challenge } };
  return Response.json(body, { status: 428 });
}

test("PROOF-01: a form that is asked for proof is sent again with it, and the visitor notices nothing", async () => {
  const answers = [needed(), new Response(null, { status: 204 })];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift() ?? needed());
  const payload = { email: "a@example.org" };
  await callWithProof("/api/v1/sites/form/email/7/", { payload, language: "en", fetch });
  expect(fetch).toHaveBeenCalledTimes(2);
  const [first, second] = fetch.mock.calls.map(([, options]) => options);
  expect(first?.headers).not.toHaveProperty("x-proof");
  expect(second?.headers).toMatchObject({ "x-proof": await solveChallenge(challenge) });
  expect(second?.body).toBe(first?.body);
});

test("PROOF-01: a server that is never content is given up after three challenges", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => needed());
  const sending = callWithProof("/x", { payload: {}, language: "en", fetch });
  await expect(sending).rejects.toThrow(CallError);
  expect(fetch).toHaveBeenCalledTimes(4);
});
