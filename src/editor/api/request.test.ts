import { describe, expect, it } from "vitest";
import { isPassing } from "./api-error.ts";
import type { ApiError } from "./api-error.ts";
import { createCall } from "./request.ts";
import { retryDelay } from "../reach/retry-delay.ts";

function answering(status: number, body: string): typeof fetch {
  return () => Promise.resolve(new Response(status === 204 ? null : body, { status }));
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => {
      throw new Error("It did not fail");
    },
    (error: ApiError) => error,
  );
}

describe("a call", () => {
  it("answers what the server answered", async () => {
    expect(await createCall(answering(200, '{"a":1}'))("sites")).toEqual({ a: 1 });
  });

  it("CALL-03: takes 204 as a success", async () => {
    expect(await createCall(answering(204, ""))("sites")).toBeUndefined();
  });

  it("CALL-05: makes a status of 400 or above an error with status, code and message", async () => {
    const error = await failure(
      createCall(answering(422, '{"status":422,"code":"invalid","message":"No"}'))("sites"),
    );
    expect(error).toMatchObject({ status: 422, code: "invalid", message: "No" });
    expect(isPassing(error)).toBe(false);
  });

  it("CALL-06: makes a lost connection an error with status 400 and the original message", async () => {
    const error = await failure(
      createCall(() => Promise.reject(new TypeError("Failed to fetch")))("sites"),
    );
    expect(error).toMatchObject({ status: 400, code: "network", message: "Failed to fetch" });
    expect(isPassing(error)).toBe(true);
  });

  it("ACCOUNT-18: whose session another window has ended by signing in again is made once more, and no oftener", async () => {
    const out = { status: 401, body: '{"status":401,"code":"not-signed-in","message":"No"}' };
    const wrong = { status: 401, body: '{"status":401,"code":"wrong-credentials","message":"No"}' };
    const right = { status: 200, body: '{"a":1}' };
    const told: string[] = [];
    const calling = (...answers: { status: number; body: string }[]) =>
      createCall(
        async (_, init) => {
          const { status, body } = answers.shift() ?? right;
          told.push(`${init?.method} ${String(init?.body)} ${status}`);
          return new Response(body, { status });
        },
        undefined,
        async () => void told.push("pause"),
      )("sites", { method: "POST", body: 1 });
    expect(await calling(out)).toEqual({ a: 1 });
    expect(told.splice(0)).toEqual(["POST 1 401", "pause", "POST 1 200"]);
    expect(await failure(calling(out, out))).toMatchObject({ code: "not-signed-in" });
    expect(told.splice(0)).toEqual(["POST 1 401", "pause", "POST 1 401"]);
    expect(await failure(calling(wrong))).toMatchObject({ code: "wrong-credentials" });
    expect(told).toEqual(["POST 1 401"]);
  });

  it.each([
    [502, "<html>Bad gateway</html>", true],
    [404, "nothing", false],
    [200, "{", true],
  ])("survives an answer of %d that is no JSON", async (status, body, passes) => {
    expect(isPassing(await failure(createCall(answering(status, body))("sites")))).toBe(passes);
  });
});

describe("retryDelay", () => {
  it("doubles from 1 s to 30 s, with some chance in it", () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((attempt) => retryDelay(attempt, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect(retryDelay(1, () => 0)).toBe(750);
  });
});
