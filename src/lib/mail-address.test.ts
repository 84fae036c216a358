import { describe, expect, it } from "vitest";
import { mailAddress } from "./mail-address.ts";

describe("mailAddress", () => {
  it("keeps the sign between the halves", () => {
    expect(mailAddress("ann+shop@example.org")).toBe("mailto:ann%2Bshop@example.org");
  });

  it("adds no other recipient and no other header", () => {
    expect(mailAddress("a&cc=b@example.org", "Re: x&bcc=c@example.org")).toBe(
      "mailto:a%26cc%3Db@example.org?subject=Re%3A%20x%26bcc%3Dc%40example.org",
    );
    expect(mailAddress("a@b.org?bcc=c@example.org")).toBe("mailto:a@b.org%3Fbcc%3Dc@example.org");
  });
});
