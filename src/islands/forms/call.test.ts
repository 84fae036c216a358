import { describe, expect, test, vi } from "vitest";
import { CallError, call } from "./call.ts";

const path = "/api/v1/sites/form/email/7/";

function answering(answer: Response | Error) {
  return vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

function send(fetch: typeof globalThis.fetch, { to = path, release = "" } = {}) {
  const payload = { email: "a@example.org" };
  return call(to, { payload, language: "ru", fetch, ...(release && { release }) });
}

async function failureOf(answer: Response | Error): Promise<CallError> {
  const error: unknown = await send(answering(answer)).catch((failed: unknown) => failed);
  if (!(error instanceof CallError)) throw new Error("It did not fail");
  return error;
}

describe("visitors' calls", () => {
  test("CALL-01: they send JSON, credentials and JSON headers", async () => {
    const fetch = answering(new Response(null, { status: 204 }));
    await send(fetch, { release: "r1" });
    const [to, options] = fetch.mock.calls[0] ?? [];
    expect(to).toBe(path);
    expect(options).toMatchObject({
      method: "POST",
      credentials: "include",
      body: '{"email":"a@example.org"}',
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        language: "ru",
        "x-release": "r1",
      },
    });
  });

  test("CALL-02: only calls whose path contains /sites/ carry the language (R25)", async () => {
    const fetch = answering(new Response(null, { status: 204 }));
    await send(fetch, { to: "/api/v1/other/" });
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty("language");
  });

  test("CALL-03: 204 is success", async () => {
    expect(await send(answering(new Response(null, { status: 204 })))).toEqual({});
  });

  test("RSVP-13: a note beside it is read in any script, and a broken one ends nothing", async () => {
    const read = (note: string) =>
      send(answering(new Response(null, { status: 204, headers: { "x-note": note } })));
    const note = "Мы отправили вам письмо: 100% + 1 & «да».";
    expect(await read(encodeURIComponent(note))).toEqual({ note });
    expect(await read("100% sent")).toEqual({ note: "100% sent" });
    expect(await read("")).toEqual({});
  });

  test("CALL-04: a total-count header is added as totalCount", async () => {
    const headers = { "x-total-count": "41" };
    expect(await send(answering(Response.json({ items: [1] }, { headers })))).toEqual({
      items: [1],
      totalCount: 41,
    });
    expect(await send(answering(Response.json({ items: [1] })))).toEqual({ items: [1] });
  });

  test("CALL-05: a status of 400 or above is an error with status, message and code", async () => {
    const body = {
      status: 422,
      code: "invalid",
      message: "Please enter a valid email",
      details: [{ path: "/email", message: "Please enter a valid email" }, { path: 7 }, null],
    };
    const error = await failureOf(Response.json(body, { status: 422 }));
    expect(error).toMatchObject({ status: 422, code: "invalid", message: body.message });
    expect(error.details).toEqual([body.details[0]]);
  });

  test("CALL-05: one that says nothing keeps its status", async () => {
    for (const text of ["<html>Bad gateway", '"?"', "[]", "null", '{"message":7,"code":{}}'])
      expect(await failureOf(new Response(text, { status: 502 }))).toMatchObject({
        status: 502,
        message: "",
        code: "",
      });
  });

  test("CALL-06: a network that fails is an error with status 400 and its message", async () => {
    expect(await failureOf(new TypeError("Failed to fetch"))).toMatchObject({
      status: 400,
      message: "Failed to fetch",
    });
  });

  test("CALL-06: an answer that can't be read is one too", async () => {
    const error = await failureOf(new Response("<html>", { status: 200 }));
    expect(error.status).toBe(400);
    expect(error.message).toMatch(/JSON/);
  });
});
