import { describe, expect, it } from "vitest";
import { chatListSchema, primaryChat } from "./chat.ts";
import { initialTracking, trackingSchema } from "./tracking.ts";

const breakingOut = [
  "');alert(1)//",
  '"><script>alert(1)</script>',
  "</script>",
  "../../evil.js",
  "?x=1",
  " ",
  "1".repeat(200),
  "G-ABC\n",
];

describe("VEND-01 (R14, security 3): ids of trackers", () => {
  it.each([
    ["facebookPixelCode", ["123456789012345", "1234567890123456"]],
    ["gtagId", ["G-ABCDE12345", "GT-ABCDE123", "UA-1234567-1", "AW-123456789"]],
    ["adSensePublisherId", ["ca-pub-1234567890123456"]],
    ["ymId", ["12345678"]],
  ] as const)("%s takes its vendor's format, or nothing", (name, ids) => {
    for (const id of ["", ...ids])
      expect(trackingSchema.safeParse({ ...initialTracking, [name]: id }).success, id).toBe(true);
  });

  it.each([
    ["facebookPixelCode", ["12345678901234", "12345678901234567", "G-ABCDE12345"]],
    ["gtagId", ["g-abcde12345", "G-", "X-ABCDE12345"]],
    ["adSensePublisherId", ["pub-1234567890123456", "ca-pub-123456789012345"]],
    ["ymId", ["123", "12345678901"]],
  ] as const)("%s takes nothing else", (name, ids) => {
    for (const id of [...ids, ...breakingOut])
      expect(trackingSchema.safeParse({ ...initialTracking, [name]: id }).success, id).toBe(false);
  });
});

describe("VEND-02 (R14): keys of chats", () => {
  const keys = {
    livechat: "12345678",
    jivochat: "AbCdEf1234",
    olark: "1234-567-89-0123",
    intercom: "abcd1234",
    freshchat: "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9",
  } as const;
  const names = Object.keys(keys) as (keyof typeof keys)[];

  it.each(names)("%s takes its own kind of key and no other", (name) => {
    const entry = (key: string) => [{ name, key, isPrimary: true }];
    expect(chatListSchema.safeParse(entry(keys[name])).success).toBe(true);
    for (const key of ["", ...breakingOut])
      expect(chatListSchema.safeParse(entry(key)).success, key).toBe(false);
  });

  it("each vendor stands there once, and one at most is primary", () => {
    const all = names.map((name) => ({ name, key: keys[name], isPrimary: name === "olark" }));
    const parsed = chatListSchema.parse(all);
    expect(primaryChat({ data: parsed })?.name).toBe("olark");
    expect(chatListSchema.safeParse(all.map((one) => ({ ...one, isPrimary: true }))).success).toBe(
      false,
    );
    expect(chatListSchema.safeParse([all[0], all[0]]).success).toBe(false);
    expect(primaryChat({ data: [] })).toBeUndefined();
  });
});
