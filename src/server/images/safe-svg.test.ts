import { describe, expect, it } from "vitest";
import { isSvg, safeSvg, svgLimits } from "./safe-svg.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const drawing = (inner: string, attributes = ""): Uint8Array =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`);
const written = (inner: string, attributes = ""): string =>
  new TextDecoder().decode(safeSvg(drawing(inner, attributes)));

describe("SEC-06: an SVG that is uploaded", () => {
  it("keeps what draws", () => {
    const inner =
      '<defs><linearGradient id="a"><stop offset="1" stop-color="red"></stop></linearGradient></defs>' +
      '<g fill="url(#a)" transform="rotate(9)"><path d="M0 0h9"></path><use href="#a"></use></g>' +
      "<text>A &amp; B</text>";
    expect(written(inner)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
    );
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    [
      "a script of another prefix",
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    ["an event", '<rect onload="alert(1)" onclick="alert(1)"/>'],
    ["a page within", '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'],
    ["an animation", '<set attributeName="href" to="javascript:alert(1)"/>'],
    ["a link", '<a href="javascript:alert(1)"><rect/></a>'],
    ["a foreign picture", '<image href="https://evil.example/alert"/>'],
    ["a foreign drawing", '<use href="https://evil.example/alert#a"/>'],
    ["data of its own", '<use xlink:href="data:image/svg+xml,alert" xmlns:xlink="x"/>'],
    ["a style element", "<style>@import url(https://evil.example/alert)</style>"],
    ["a style", '<rect style="fill:url(https://evil.example/alert)"/>'],
    ["a foreign paint", '<rect fill="url(https://evil.example/alert)"/>'],
    ["a paint in disguise", '<rect fill="u\\72l(//evil.example/alert)"/>'],
    ["a paint of two", '<rect fill="url(#a) url(https://evil.example/alert)"/>'],
    ["a filter", '<filter><feImage href="https://evil.example/alert"/></filter>'],
    ["an instruction", '<?xml-stylesheet href="https://evil.example/alert"?>'],
    ["a comment", "<!-- alert -->"],
    ["raw data", "<script><![CDATA[alert(1)]]></script>"],
  ])("loses %s", (_name, inner) => {
    expect(written(inner)).not.toMatch(/alert|evil|script|foreignObject|style|image|onload/i);
  });

  it.each([
    ["a DOCTYPE", bytesOf('<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["65 levels", drawing("<g>".repeat(64) + "</g>".repeat(64))],
    ["too many elements", drawing("<g/>".repeat(svgLimits.elements))],
    ["too many bytes", drawing(" ".repeat(svgLimits.bytes))],
    ["an element that is not closed", bytesOf("<svg><g></svg>")],
    [
      "parts that double ten times ten",
      drawing(
        '<g id="a0"><path d="M0 0h9"/></g>' +
          Array.from(
            { length: 9 },
            (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
          ).join(""),
      ),
    ],
    [
      "masks upon masks",
      drawing(
        Array.from(
          { length: 20 },
          (_, at) => `<mask id="m${at}"><g mask="url(#m${at + 1})"><rect/></g></mask>`,
        ).join("") + '<g mask="url(#m0)"><rect/></g>'.repeat(200),
      ),
    ],
    ["another root", bytesOf("<html><svg/></html>")],
    ["an unknown entity", drawing("<text>&a;</text>")],
  ])("is refused with %s", (_name, bytes) => {
    expect(() => safeSvg(bytes)).toThrow(/SVG/);
  });

  it("LIB-11: one that uses itself, or a part a hundred times, is drawn", () => {
    const loop = '<g id="a"><use href="#b"></use></g><g id="b"><use href="#a"></use></g>';
    expect(written(loop)).toContain(loop);
    expect(() => written('<g id="a"><path/></g>' + '<use href="#a"/>'.repeat(100))).not.toThrow();
  });

  it("is known by its first element", () => {
    expect(isSvg(drawing(""))).toBe(true);
    expect(isSvg(bytesOf('\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg/>'))).toBe(true);
    expect(isSvg(bytesOf("<html><svg/></html>"))).toBe(false);
    expect(isSvg(bytesOf("an <svg>"))).toBe(false);
  });

  it.each([
    ["comments", "<!---->"],
    ["comments with lines between", "<!---->\n"],
    ["doctypes", "<!DOCTYPE a>"],
    ["doctypes of parts", "<!DOCTYPE a[]>"],
    ["doctypes that don't end", "<!DOCTYPE a["],
    ["declarations", "<?xml?>"],
    ["all of these", "<!-- -->\n<!DOCTYPE a[b]><?xml ?> "],
  ])("is told at once from a file of %s alone", (_name, part) => {
    const file = bytesOf(`${part.repeat(4096 / part.length)}x`);
    const started = performance.now();
    expect(isSvg(file)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it("is known after whatever may stand before its first element", () => {
    const prolog =
      '<?xml version="1.0"?>\n<!-- a --><!-- <b> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a "b">]>\n<!---->';
    expect(isSvg(bytesOf(`${prolog}<svg:svg/>`))).toBe(true);
    expect(isSvg(bytesOf(`${prolog}<html/><svg/>`))).toBe(false);
    expect(isSvg(bytesOf("<!-- <svg/> -->"))).toBe(false);
  });
});
