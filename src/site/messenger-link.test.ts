import { describe, expect, it } from "vitest";
import { isAllowedAddress } from "./link.ts";
import { messengerLink } from "./messenger-link.ts";

describe("MSG-02 (R8): the link of a messenger, literally", () => {
  it.each([
    ["facebook", "vitrine", "https://m.me/vitrine"],
    ["facebook", "john.smith", "https://m.me/john.smith"],
    ["facebook", "https://www.facebook.com/vitrine", "https://www.facebook.com/vitrine"],
    ["facebook", "http://m.me/vitrine", "https://m.me/vitrine"],
    ["facebook", "facebook.com/vitrine", "https://facebook.com/vitrine"],
    ["facebook", "m.me/vitrine", "https://m.me/vitrine"],
    ["facebook", "HTTPS://fb.me/vitrine", "https://fb.me/vitrine"],
    ["facebook", "example.org/chat", "https://example.org/chat"],
    ["whatsapp", "79001234567", "https://api.whatsapp.com/send?phone=79001234567"],
    ["whatsapp", "+7900-1234567", "https://api.whatsapp.com/send?phone=%2B79001234567"],
    ["whatsapp", "+7-900-123", "https://api.whatsapp.com/send?phone=%2B7900-123"],
    ["telegram", "@vitrine", "https://t.me/vitrine"],
    ["telegram", "vitrine", "https://t.me/vitrine"],
    ["viber", "+7900-1234567", "viber://chat?number=%2B79001234567"],
    ["viber", "+7-900-123", "viber://chat?number=%2B7900-123"],
  ] as const)("%s %s → %s", (name, value, link) => {
    expect(messengerLink(name, value)).toBe(link);
    expect(isAllowedAddress(link)).toBe(true);
  });
});
