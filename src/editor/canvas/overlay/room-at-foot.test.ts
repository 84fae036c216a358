// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { leaveRoomAtFoot } from "./room-at-foot.ts";

afterEach(() => vi.unstubAllGlobals());

it("PHONE-02: the page gets room at its foot on phones only, as the window is turned, and loses it", () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => query);
  const { style } = document.body;
  const end = leaveRoomAtFoot(document);
  expect(style.paddingBlockEnd).toBe("72px");
  query.matches = false;
  query.dispatchEvent(new Event("change"));
  expect(style.paddingBlockEnd).toBe("");
  query.matches = true;
  query.dispatchEvent(new Event("change"));
  expect(style.paddingBlockEnd).toBe("72px");
  end();
  expect(style.paddingBlockEnd).toBe("");
  query.dispatchEvent(new Event("change"));
  expect(style.paddingBlockEnd).toBe("");
});
