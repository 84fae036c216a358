import { expect, it } from "vitest";
import { italicWords } from "./italic-words.ts";

it("STRESS-05: stressed words of titles and quotes in articles are italic, other emphasis isn’t", () => {
  expect(italicWords('<h1 class="title" data-level="56">Until <em>you</em> nod</h1>')).toBe("you");
  expect(italicWords('<h2 data-v="a" class="x title y"><em>Da</em> und <em>dort</em></h2>')).toBe(
    "Da dort",
  );
  expect(italicWords('<blockquote class="prose__quote">One room.</blockquote>')).toBe("One room.");
  expect(italicWords("<p>An <em>open</em> door</p>")).toBe("");
  expect(italicWords('<h2 class="page-title__name"><em>No</em></h2>')).toBe("");
});
