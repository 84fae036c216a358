import { expect, it } from "vitest";
import { topicsOf } from "./topics.ts";

it("POST-03: topics come as posts have them, each once, with how many posts have it", () => {
  expect(topicsOf(["Light", "Lime", "", "Light"], 8)).toEqual([
    { name: "Light", count: 2 },
    { name: "Lime", count: 1 },
  ]);
  expect(topicsOf(["", ""], 8)).toEqual([]);
});

it("POST-03: of more topics than visitors choose among, the rarest are left out", () => {
  const tags = ["a", "b", "b", "c", "c"];
  expect(topicsOf(tags, 3).map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(topicsOf(tags, 2).map(({ name }) => name)).toEqual(["b", "c"]);
});
