import { describe, expect, it } from "vitest";
import { pageTree } from "./may-match.ts";
import { pageMarks } from "./page-marks.ts";
import { usableCss } from "./used-css.ts";

const css =
  "@font-face{font-family:A;src:url(a)}body{margin:0}.button{color:red}" +
  "[data-look=sharp] .ico,[data-look=rounded] .card{stroke:0}[dir=rtl] .a{scale:-1}" +
  '.menu:is([data-at="end"],.b){x:y}.c:not([data-bare]){d:e}.header-21[data-bare]{f:g}' +
  "@media (width<=480px){[dir=rtl] .b{c:d}}@media print{.d,.header-21[data-ink=dark]:has([data-at=center]){e:f}}" +
  '@keyframes spin{to{rotate:1turn}}html[data-live] .e{f:g}.title[data-level="24"]{h:i}';

const classes = '<i class="button ico card a menu b c header-21 d e title">';

function usedOn(markup: string): string {
  return usableCss(css).used(pageMarks(classes + markup));
}

describe("the CSS that a page gets", () => {
  it("leaves out what needs a look or an option that the page doesn't have", () => {
    const used = usedOn('<html dir="ltr" data-look="sharp"><body>');
    expect(used).toBe(
      "@font-face{font-family:A;src:url(a)}body{margin:0}.button{color:red}[data-look=sharp] .ico{stroke:0}" +
        '.menu:is([data-at="end"],.b){x:y}.c:not([data-bare]){d:e}@media print{.d{e:f}}' +
        '@keyframes spin{to{rotate:1turn}}html[data-live] .e{f:g}.title[data-level="24"]{h:i}',
    );
  });

  it("leaves out what needs a class that neither the page has nor a script renders with", () => {
    const used = usableCss(".a.b,.c .a,.a:not(.c){d:e}.c{f:g}.nav--scrolled{h:i}").used(
      pageMarks('<p class="a  b">'),
    );
    expect(used).toBe(".a.b,.a:not(.c){d:e}.nav--scrolled{h:i}");
  });

  it("WEIGHT-01: keeps as much of a sheet that is written over lines, as sources are", () => {
    const markup = '<html data-look="sharp"><body><p class="a b"></p></body></html>';
    const sheet =
      ':root {\n  --s5: 24px;\n}\n[data-look="sharp"] .a,\n.b {\n  c: var(--s5);\n}\n/* e */\n@media print {\n  .a {\n    f: g;\n  }\n}';
    const used = usableCss(sheet).used(pageMarks(markup), pageTree(markup, []));
    expect(used.replaceAll(/\s/g, "")).toBe(
      ':root{--s5:24px}[data-look="sharp"].a,.b{c:24px}@mediaprint{.a{f:g}}',
    );
  });

  it("has all of it where the page has every one of them", () => {
    expect(
      usedOn(
        '<html dir="rtl" data-look="sharp"><p data-look="rounded" data-bare="" data-ink="dark" data-at="center">',
      ),
    ).toBe(css);
  });

  it("leaves out what turns a page round where nothing on it is read from the right", () => {
    const turning = "[dir=rtl] .a{scale:-1}.b{c:d}";
    expect(usableCss(turning).used(pageMarks('<html dir="ltr"><p class="a b">'))).toBe(".b{c:d}");
    expect(usableCss(turning).used(pageMarks('<p class="a b"><i dir="rtl">'))).toBe(turning);
  });

  it("WEIGHT-01: leaves out what stands under a condition of which no branch can be", () => {
    const sheet =
      ".a:is(.x,[data-at=end]){e:f}.a:has(>.y){g:h}.a:is(.b,.x){i:j}.a:not(.x){k:l}.a:is(:hover,.x){m:n}";
    expect(usableCss(sheet).used(pageMarks('<p class="a b">'))).toBe(
      ".a:is(.b,.x){i:j}.a:not(.x){k:l}.a:is(:hover,.x){m:n}",
    );
    expect(usableCss(sheet).used(pageMarks('<p class="a b y" data-at="end">'))).toBe(sheet);
  });

  it("is the same for pages that differ in nothing that it asks for", () => {
    const sheet = usableCss(css);
    const keyOf = (markup: string) => sheet.key(pageMarks(markup));
    expect(keyOf('<i dir="ltr" data-count="3">')).toBe(keyOf('<i dir="ltr" data-count="2">'));
    expect(keyOf('<i data-ink="dark">')).not.toBe(keyOf('<i data-ink="light">'));
  });
});
