import { describe, expect, it } from "vitest";
import { initialsOf } from "./account-menu.tsx";

describe("initials", () => {
  it.each([
    [{ name: "Timur Saidov", email: "timur@fary.example" }, "TS"],
    [{ name: "анна мария орлова", email: "a@b.c" }, "АМ"],
    [{ name: "", email: "owner@localhost" }, "O"],
    [{ name: "  ", email: "élan@b.c" }, "É"],
  ])("of %o are %s", (account, initials) => {
    expect(initialsOf(account)).toBe(initials);
  });
});
