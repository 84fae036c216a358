import { describe, expect, it } from "vitest";
import { isSvg, safeSvg, svgLimits } from "./safe-svg.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const drawing = (inner: string, attributes = ""): Uint8Array =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`);
/** Dashes of which no path needs as many as fit. */
const fine = ' stroke="red" stroke-dasharray="0.01 0.01"';
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
    ["dashes without end", drawing(`<path d="M0 0${"L100 0L0 100".repeat(2000)}"${fine}/>`)],
    ["dashes of a line", drawing(`<line x2="1e9" y2="9"${fine}/>`)],
    ["dashes of what is around", drawing(`<g${fine}><g><circle r="9e8"/></g></g>`)],
    ["dashes of a use", drawing(`<defs><rect id="a" width="9e8"/></defs><use href="#a"${fine}/>`)],
    ["dashes of steps aside", drawing(`<path d="M0 0${"h9e9".repeat(9)}"${fine}/>`)],
    [
      "dashes of curves that swing ever further",
      drawing(`<path d="M0 0Q9 9 1 0${"T0 1T1 0".repeat(2000)}"${fine}/>`),
    ],
    [
      "a marker at every point of a path",
      drawing(
        `<marker id="m">${"<rect/>".repeat(300)}</marker><path marker-mid="url(#m)" d="M0 0${"L9 9".repeat(500)}"/>`,
      ),
    ],
    [
      "markers that the paths within get",
      drawing(
        `<marker id="m">${"<rect/>".repeat(300)}</marker><g marker-mid="url(#m)"><path d="M0 0${"L9 9".repeat(500)}"/></g>`,
      ),
    ],
    [
      "a pattern that all shapes within get",
      drawing(
        `<pattern id="p"><rect/></pattern><g fill="url(#p)">${'<rect width="9"/>'.repeat(200)}</g>`,
      ),
    ],
    ["a line of very many letters", drawing(`<text>${"ﷺ".repeat(10_000)}</text>`)],
    [
      "a line of many parts",
      drawing(`<text>${`<tspan>${"a".repeat(100)}</tspan>`.repeat(100)}</text>`),
    ],
    ["very many lines", drawing(`<text>${"a".repeat(300)}</text>`.repeat(200))],
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

  it("LIB-11: a chain of parts that is longer than calls can be nested is counted", () => {
    const chain = (length: number, inner: string) =>
      drawing(
        `<g id="a${length}">${inner}</g>` +
          Array.from({ length }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`).join(""),
      );
    expect(() => safeSvg(chain(300, "<path/>"))).not.toThrow();
    expect(() => safeSvg(chain(19_000, "<path/>"))).toThrow(/repeats/);
  });

  it("LIB-11: what people draw is drawn: fine dashes, long outlines, many letters", () => {
    const outline = Array.from({ length: 40_000 }, (_, at) => `l${at % 7} ${at % 5}`).join("");
    const drawn = [
      `<path d="M0 0${outline}"/>`,
      '<path d="M5000 5000a10 10 0 01 10 10A10 10 0 1 1 5000 5000" stroke-dasharray="0.5,0.5px"/>',
      `<g stroke-dasharray="2 1"><path d="M900 900${"L905 900L905 905".repeat(1000)}"/></g>`,
      `<text>${"a".repeat(300)}</text>`.repeat(50),
      `<title>${"a".repeat(20_000)}</title>`,
      '<marker id="m"><path d="M0 0h9"/></marker><path marker-end="url(#m)" d="M0 0h9"/>',
    ];
    for (const one of drawn) expect(() => written(one), one.slice(0, 60)).not.toThrow();
  });

  it("LIB-11: dashes that can't be counted are left out", () => {
    expect(written('<path stroke-dasharray="1e-9em"/>')).not.toContain("dash");
    expect(written('<path stroke-dasharray="0.001%"/>')).not.toContain("dash");
    expect(written('<path stroke-dasharray="1, 2.5px 3e1"/>')).toContain("dash");
    const started = performance.now();
    written(`<path stroke-dasharray="${"1".repeat(500_000)}x"/>`);
    const endless = `<path d="M0 0L${"1".repeat(500_000)} 1x" stroke-dasharray="1"/>`;
    expect(() => written(endless)).toThrow(/repeats/);
    expect(performance.now() - started).toBeLessThan(2_000);
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
