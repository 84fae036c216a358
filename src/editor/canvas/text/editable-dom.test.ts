// @vitest-environment jsdom
import { expect, it } from "vitest";
import { placeCaret, readEditable, selectionWithin, writeEditable } from "./editable-dom.ts";

function written(text: string): HTMLElement {
  const element = document.body.appendChild(document.createElement("p"));
  writeEditable(element, text, "contact");
  return element;
}

it("LINK-08: contact details look like links on the canvas where visitors get one, and lead nowhere", () => {
  const html = (text: string): string => written(text).innerHTML;
  expect(html("+49 30 23125 012")).toBe("<a>+49 30 23125 012</a>");
  expect(html("hello@site.example")).toBe(
    '<a><span class="unbroken">hello@</span><span class="unbroken">site.example</span></a>',
  );
  expect(html("lamp@lamp-co.example")).toBe(
    '<a><span class="unbroken">lamp@</span><span class="unbroken">lamp-co.example</span></a>',
  );
  expect(html("Mon to Fri, 9 to 18")).toBe("Mon to Fri, 9 to 18");
  expect(html("Hafenstraße 12\n")).toBe("Hafenstraße 12\n<br>");
  expect(html("")).toBe("");
});

it("LINK-08: an address is edited as one text", () => {
  const element = written("lamp@lamp-co.example");
  expect(readEditable(element)).toBe("lamp@lamp-co.example");
  placeCaret(element, 9);
  expect(selectionWithin(element)).toEqual({ start: 9, end: 9 });
});
