import { expect, it } from "vitest";
import { editingAddress } from "./editing-address.ts";

it.each([
  ["", "/home"],
  ["/", "/home"],
  ["/#comp-7", "/home/#comp-7"],
  ["/connect/", "/connect/"],
  ["#comp-7", "#comp-7"],
  ["https://example.com/", "https://example.com/"],
])("LINK-03: while editing, %j leads to %j", (address, result) => {
  expect(editingAddress(address)).toBe(result);
});
