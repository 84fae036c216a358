import { describe, expect, it } from "vitest";
import { inboxPath, inboxPlace } from "./inbox-place.ts";

describe("inboxPlace", () => {
  it.each([
    ["", "messages", null],
    ["rsvps", "rsvps", null],
    ["subscribers/12", "subscribers", 12],
    ["messages/0", "messages", null],
    ["messages/-1", "messages", null],
    ["messages/1e3", "messages", null],
    ["messages/<script>", "messages", null],
    ["passwords/1", "messages", null],
    ["rsvps/1/2", "messages", null],
  ] as const)("of %j is the list %s with %j open", (rest, list, entry) => {
    expect(inboxPlace(rest)).toEqual({ list, entry });
  });

  it("comes back from its path", () => {
    const place = { list: "rsvps", entry: 7 } as const;
    expect(inboxPath(3, place)).toBe("/sites/3/inbox/rsvps/7");
    expect(inboxPlace("rsvps/7")).toEqual(place);
    expect(inboxPath("3", { list: "rsvps" })).toBe("/sites/3/inbox/rsvps");
    expect(inboxPath("a/b")).toBe("/sites/a%2Fb/inbox");
  });
});
