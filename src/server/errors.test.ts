import { describe, expect, test } from "vitest";
import { AppError, errorCodeOf, toErrorAnswer } from "./errors.ts";

describe("toErrorAnswer", () => {
  test("an error of ours keeps its code and shows its details", () => {
    const error = new AppError("invalid", { details: [{ path: "/email" }], cause: "secret" });
    expect(toErrorAnswer(error).body).toEqual({
      status: 422,
      code: "invalid",
      message: "Some of the values aren’t valid.",
      details: [{ path: "/email" }],
    });
  });

  test("SEC-22: the private cause of anything else is never told", () => {
    for (const thrown of [
      new Error("password=hunter2"),
      "hunter2",
      null,
      undefined,
      7,
      { a: "hunter2" },
    ]) {
      const { body } = toErrorAnswer(thrown);
      expect(body.status).toBe(500);
      expect(JSON.stringify(body)).not.toContain("hunter2");
    }
  });

  test("waiting is asked for where it helps", () => {
    expect(toErrorAnswer(new AppError("too-many-requests", { retryAfter: 1.2 })).headers).toEqual({
      "retry-after": "2",
    });
    expect(toErrorAnswer({ code: "ECONNREFUSED" }).headers).toEqual({ "retry-after": "5" });
  });

  test.each([
    ["SQLITE_FULL", "storage-full"],
    ["ENOSPC", "storage-full"],
    ["EROFS", "storage-unavailable"],
    ["EIO", "storage-unavailable"],
    ["SQLITE_IOERR_WRITE", "storage-unavailable"],
    ["SQLITE_READONLY_DBMOVED", "storage-unavailable"],
    ["SQLITE_BUSY_SNAPSHOT", "unavailable"],
    ["SQLITE_CONSTRAINT_FOREIGNKEY", "conflict"],
    ["SQLITE_CONSTRAINT_UNIQUE", "internal"],
    ["23503", "conflict"],
    ["23505", "internal"],
    ["25006", "storage-unavailable"],
    ["57P01", "unavailable"],
    ["FST_ERR_CTP_BODY_TOO_LARGE", "payload-too-large"],
    ["SOMETHING_ELSE", "internal"],
    ["__proto__", "internal"],
    ["constructor", "internal"],
  ])("what others call %s is our %s", (code, expected) => {
    expect(errorCodeOf({ code })).toBe(expected);
  });

  test.each(["3D000", "42P01", "28P01", "28000"])(
    "CLUSTER-04: a database that isn’t there (%s) is told of as such, with 503",
    (code) => {
      for (const thrown of [{ code }, new Error("not saved", { cause: { code } })]) {
        const { body, headers } = toErrorAnswer(thrown);
        expect(body).toMatchObject({ status: 503, code: "unavailable" });
        expect(body.message).toMatch(/^The database can’t be used/);
        expect(headers).toEqual({ "retry-after": "5" });
      }
    },
  );

  test("an error of another name is called what caused it, however it came about", () => {
    const full = new Error("full", { cause: Object.assign(new Error(), { code: "ENOSPC" }) });
    expect(errorCodeOf(new Error("not saved", { cause: full }))).toBe("storage-full");
    const endless = new Error("round and round");
    endless.cause = endless;
    expect(errorCodeOf(endless)).toBe("internal");
  });
});
