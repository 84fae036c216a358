// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { flatWords } from "./say.ts";

const words = { link: "Run “npm run owner-link” on the server." };
afterEach(() => delete document.documentElement.dataset["program"]);

test("CLI-01: the editor names commands as the server’s page says they are called", () => {
  expect(flatWords(words).get("link")).toBe(words.link);
  document.documentElement.dataset["program"] = "vitrine";
  expect(flatWords(words).get("link")).toBe("Run “vitrine owner-link” on the server.");
});
