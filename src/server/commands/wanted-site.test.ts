import { expect, test } from "vitest";
import { hostOrNumber } from "./wanted-site.ts";

test.each([
  ["7", "7"],
  ["lamp", "lamp.sites.example"],
  ["Lamp", "lamp.sites.example"],
  ["0x7", "0x7.sites.example"],
  ["lamp:4871", "lamp.sites.example"],
  ["lamp.sites.example", "lamp.sites.example"],
  ["www.Lamp.example", "www.lamp.example"],
  ["lamp.example.", "lamp.example"],
  ["lamp.example:4871", "lamp.example"],
  ["lamp.example/prices/", "lamp.example"],
  ["https://lamp.example.:8443/prices/?a=1", "lamp.example"],
  ["HTTP://Lamp.Example", "lamp.example"],
  ["лампа.рф", "xn--80aa5afp.xn--p1ai"],
  ["no site at all", "no site at all.sites.example"],
])("EXPORT-130: %j names the site %j", (named, wanted) => {
  expect(hostOrNumber(named, "sites.example")).toBe(wanted);
});
