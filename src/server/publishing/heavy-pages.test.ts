import { expect, it } from "vitest";
import { heavyPages } from "./heavy-pages.ts";

const weigh = async (page: string) => {
  const pictures = page === "heavy" ? 990_001 : 990_000;
  return { page: 10_000, pictures, budget: 1_000_000, isComplete: true };
};

it("CHECK-17: a page over its budget is warned of, one that meets it isn't", async () => {
  expect(await heavyPages(["light", "heavy"], weigh)).toMatchObject([
    {
      code: "page-heavy",
      severity: "warning",
      page: "heavy",
      values: { weight: 1001, budget: 1000 },
    },
  ]);
});

it("CHECK-17: of many pages the first are weighed", async () => {
  const asked: string[] = [];
  const pages = Array.from({ length: 30 }, (_, place) => `p${place}`);
  await heavyPages(pages, (page) => {
    asked.push(page);
    return weigh(page);
  });
  expect(asked).toEqual(pages.slice(0, 20));
});
