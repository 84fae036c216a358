import { expect, test } from "vitest";
import { AppError, toErrorAnswer } from "../errors.ts";
import { toCallError } from "./call-error.ts";
import { FormRefusal } from "./form-refusal.ts";

function told(error: unknown) {
  return toErrorAnswer(toCallError(error, "ru"));
}

test("SEND-12: a call is told in the visitor's language why a form wasn’t accepted", () => {
  expect(told(new FormRefusal("event-closed", [{ words: "rsvpClosed" }])).body.message).toBe(
    "Приём ответов закрыт.",
  );
});

test("SEND-12: a flood is told to wait, and for how long", () => {
  const { body, headers } = told(new AppError("too-many-requests", { retryAfter: 12 }));
  expect(body).toMatchObject({ status: 429, code: "too-many-requests" });
  expect(body.message).toMatch(/^Слишком много попыток подряд/);
  expect(headers["retry-after"]).toBe("12");
});

test("SEND-12: of what fails on our side only that it failed; the cause is for the log", () => {
  const cause = new Error("SQLITE_IOERR at /data");
  const { body } = told(cause);
  expect(body).toMatchObject({ status: 500, code: "internal" });
  expect(body.message).toMatch(/^Не получилось отправить/);
  expect(JSON.stringify(body)).not.toContain("SQLITE");
  expect(toCallError(cause, "ru").cause).toBe(cause);
});

test("SEND-12: a full disk keeps its code", () => {
  const full = Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  expect(told(full).body).toMatchObject({ status: 507, code: "storage-full" });
});
