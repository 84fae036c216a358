import { readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Cookie, Eye } from "lucide-react";
import { describe, expect, it } from "vitest";
import { smallIcons } from "./small-icons.ts";

const icons = path.join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm");

function transformed(file: string): string {
  const { transform } = smallIcons();
  if (typeof transform !== "object" || typeof transform.handler !== "function")
    throw new Error("It transforms nothing");
  const id = path.join(icons, file);
  return String(Reflect.apply(transform.handler, undefined, [readFileSync(id, "utf8"), id]));
}

const moduleOf = (code: string): Promise<{ default: unknown }> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as never;

/** The component that a build has in place of an icon of the package. */
async function built(name: string): Promise<ComponentType<Record<string, unknown>>> {
  const maker = transformed("createLucideIcon.mjs").replace(
    'import { createElement } from "react";',
    "const { createElement } = globalThis.react;",
  );
  Reflect.set(globalThis, "react", { createElement });
  const made = `data:text/javascript,${encodeURIComponent(maker)}`;
  const code = transformed(`icons/${name}.mjs`).replace("../createLucideIcon.mjs", made);
  return (await moduleOf(code)).default as ComponentType<Record<string, unknown>>;
}

describe("icons of a build", () => {
  it.each([
    ["eye", Eye, { className: "size-14" }],
    ["cookie", Cookie, { "aria-label": "Cookies" }],
  ])("look as those of the package: %s", async (name, Icon, props) => {
    const own = renderToStaticMarkup(createElement(await built(name), props));
    const theirs = renderToStaticMarkup(createElement(Icon as ComponentType<object>, props));
    const parts = (markup: string): string[] =>
      markup
        .replaceAll(new RegExp(` ?lucide-${name}`, "g"), "")
        .split(/(?=<)|\s(?=[\w-]+=)/)
        .map((part) => part.replace(/\/?>.*$/, ""))
        .filter((part) => !part.startsWith("</"))
        .toSorted();
    expect(parts(own)).toEqual(parts(theirs));
  });

  it("of a former name lead to the present one", () => {
    expect(transformed("icons/unlock.mjs")).toContain("export { default } from");
  });
});
