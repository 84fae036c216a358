import fc from "fast-check";
import { createContext, createElement, memo, use, useState, version } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { isKnownReact } from "./known-react.tsx";
import { quickMarkup } from "./quick-markup.ts";

const Word = createContext("outer");
function ShowWord(): ReactNode {
  return <b>{use(Word)}</b>;
}
const Remembered = memo(function Remembered({ name }: { name: string }) {
  const [value] = useState(() => name.length);
  return <i title={name}>{value}</i>;
});

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("", "<script>", "a & b", "\"'`", "\n x", "&amp;", "\u0000"),
);
const tags = fc.constantFrom(
  "div",
  "span",
  "p",
  "a",
  "ul",
  "li",
  "section",
  "svg",
  "path",
  "label",
  "button",
  "form",
  "figure",
  "h1",
  "main",
  "td",
);
const voids = fc.constantFrom("br", "hr", "input", "source");
const value = fc.oneof(
  text,
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
  fc.constant(undefined),
  fc.double(),
);
const names = fc.constantFrom(
  "className",
  "id",
  "htmlFor",
  "tabIndex",
  "role",
  "title",
  "lang",
  "dir",
  "hidden",
  "disabled",
  "required",
  "open",
  "href",
  "src",
  "srcSet",
  "sizes",
  "width",
  "height",
  "viewBox",
  "strokeWidth",
  "fill",
  "name",
  "type",
  "target",
  "rel",
  "rows",
  "action",
  "method",
  "data-x",
  "aria-label",
  "aria-hidden",
  "aria-expanded",
  "onClick",
  "value",
  "checked",
  "defaultValue",
  "placeholder",
  "autoComplete",
  "inputMode",
  "maxLength",
  "min",
  "download",
  "spellCheck",
  "fetchPriority",
  "loading",
  "bad name",
  "noValidate",
  "readOnly",
  "inert",
);
const props = fc.dictionary(names, value, { maxKeys: 5 });

const tree = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean(), fc.constant(undefined)),
    fc.tuple(voids, props).map(([tag, given]) => createElement(tag, given)),
    fc
      .tuple(text, props)
      .map(([words, given]) =>
        createElement("textarea", { ...given, value: undefined, defaultValue: words }),
      ),
    fc
      .tuple(tags, props, fc.array(tie("node"), { maxLength: 4 }))
      .map(([tag, given, children]) => createElement(tag, given, ...children)),
    fc.array(tie("node"), { maxLength: 3 }).map((children) =>
      children.map((child, index) => (
        <Word key={index} value={String(index)}>
          {child}
        </Word>
      )),
    ),
    text.map((words) => (
      <Word.Provider value={words}>
        <ShowWord />
      </Word.Provider>
    )),
    text.map((words) => <Remembered name={words} />),
  ),
})).node;

function silently<Result>(run: () => Result): Result {
  const { error } = console;
  console.error = () => undefined;
  try {
    return run();
  } finally {
    console.error = error;
  }
}

// with any other React it is not used
describe.runIf(isKnownReact(version))("quickMarkup", () => {
  it("gives the bytes of react-dom/server for any tree", () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(quickMarkup(node)).toBe(silently(() => renderToStaticMarkup(node)));
      }),
      { numRuns: 3000 },
    );
  });

  it("restores a context after an error within it", () => {
    function Broken(): ReactNode {
      throw new Error("broken");
    }
    expect(() =>
      quickMarkup(
        <Word value="inner">
          <Broken />
        </Word>,
      ),
    ).toThrow("broken");
    expect(quickMarkup(<ShowWord />)).toBe("<b>outer</b>");
  });

  it.each([
    ["a style attribute", <p key="1" style={{ color: "red" }} />],
    ["raw HTML", <p key="2" dangerouslySetInnerHTML={{ __html: "<b>" }} />],
    ["a script", <script key="3" />],
    ["a javascript: address", <a key="4" href={"java\nscript:alert(1)"} />],
  ])("refuses %s", (_name, node) => {
    expect(() => quickMarkup(node)).toThrow();
  });
});
