import type { Plugin } from "vite";

/** What makes a component of an icon's drawing, in place of the package's own maker. */
const maker = `
import { createElement } from "react";
const isName = (name) => name === "role" || name === "title" || name.startsWith("aria-");
export default (node) => ({ className, ...rest }) =>
  createElement("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    width: 24,
    height: 24,
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "aria-hidden": Object.keys(rest).some(isName) ? undefined : "true",
    ...rest,
    className: className ? "lucide " + className : "lucide",
  }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

const drawing = /\bnode: (\[[\s\S]*?\])(?:,\n {2}aliases: [\s\S]*?)?\n\};/;
const key = /,\s*key: "[^"]*"/g;

/** The module of an icon with nothing but its drawing. An icon under its former name leads to the present one. */
function drawingOf(code: string): string {
  if (code.includes("export { default } from")) return code;
  const [, node] = drawing.exec(code) ?? [];
  if (node === undefined) throw new Error(`The package's files of icons have changed:\n${code}`);
  return [
    'import create from "../createLucideIcon.mjs";',
    `export default /* @__PURE__ */ create(${node.replaceAll(key, "")});`,
  ].join("\n");
}

/**
 * Icons as they are used here: drawings of one size in the text's colour. The package's own way of making them, with
 * what can be said of each, is 3 KB of the first load.
 */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    enforce: "pre",
    transform: {
      filter: {
        id: /lucide-react[\\/]dist[\\/]esm[\\/](icons[\\/][\w-]+|createLucideIcon)\.mjs$/,
      },
      handler: (code, id) => (id.endsWith("createLucideIcon.mjs") ? maker : drawingOf(code)),
    },
  };
}
