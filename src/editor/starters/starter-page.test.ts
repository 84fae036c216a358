// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readUnnamedStarter } from "../../../test/fixtures/starter.ts";
import { starterPage } from "./starter-page.ts";

it("PRICE-155: the preview of a starter costs what the site that is made of it will", async () => {
  const { document, prices, pictures } = readUnnamedStarter("polden");
  const seen = (language: string) =>
    starterPage({
      starter: "polden",
      answer: { ...document, prices, pictures: [...pictures] },
      manifest: null,
      choice: { language },
      page: "menu",
    });
  const english = await seen("en");
  expect(english).toContain("£8.50");
  expect(english).not.toContain("₽");
  const russian = await seen("ru");
  expect(russian).toContain("475\u00a0₽");
  expect(russian).not.toContain("£");
});
