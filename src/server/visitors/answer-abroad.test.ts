import { expect, test } from "vitest";
import { answerAbroad } from "./answer-abroad.ts";

const html =
  '<link href="/a.css"><a class="b" href="/about/">About</a><a href="//x.example/">X</a>';

test("EXPORT-05: an answer abroad loads what it needs from the site, and its links lead back", () => {
  const headers = { "content-security-policy": "style-src 'self'" };
  const places = { origin: "https://lamp.example", from: "https://www.lamp.example" };
  expect(answerAbroad({ html, headers }, places)).toEqual({
    html: '<link href="https://lamp.example/a.css"><a class="b" href="https://www.lamp.example/about/">About</a><a href="//x.example/">X</a>',
    headers: { "content-security-policy": "style-src 'self' https://lamp.example" },
  });
});

test("EXPORT-05: no sign in the address that a visitor came from is read as one of the page’s", () => {
  const places = { origin: "https://lamp.example", from: `https://a"$1'<b>` };
  expect(answerAbroad({ html, headers: {} }, places).html).toContain(
    '<a class="b" href="https://a&quot;$1&#x27;&lt;b&gt;/about/">',
  );
});
