import { specAt } from "#/fields/spec-at.ts";
import { findSection } from "#/sections/definitions.ts";
import { seenSections } from "#/site/linked.ts";
import { headingField } from "#/site/section-heading.ts";
import type { Editor } from "../../session/editor.ts";
import type { Translate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl } from "../canvas-control.ts";
import type { HandleOf } from "../handle.ts";
import { itemName } from "./item-name.ts";

/** What a field is called: by its label, or by its role. */
function fieldName(
  editor: Editor,
  { target, path }: HandleOf<"text">,
  t: Translate<"editing">,
): string | undefined {
  if (!("section" in target)) return undefined;
  const sections = seenSections(editor.store.records(), editor.page.get());
  const template = sections?.find(({ id }) => id === target.section)?.template;
  const definition = template === undefined ? undefined : findSection(template);
  const spec = definition && specAt(definition.fields, path);
  if (spec?.label) return fieldWord(spec.label);
  if (spec && "role" in spec && spec.role === "price") return t("text.roles.price");
  const isHeading = definition && path.length === 1 && headingField(definition) === path[0];
  return isHeading ? t("text.roles.heading") : undefined;
}

/** A text that is typed in says which one it is, before how long it may be. The answer ends it. */
export function nameTexts(
  editor: Editor,
  canvas: CanvasControl,
  t: Translate<"editing">,
): () => void {
  let named: Element | undefined;
  const name = (): void => {
    const element = canvas.text.focus.get()?.element;
    if (element === named) return;
    named = element;
    const handle = element && canvas.handles.around(element, "text")?.handle;
    if (!handle) return;
    const names = [
      itemName(canvas, element),
      fieldName(editor, handle, t),
      element.getAttribute("aria-label"),
    ];
    element.setAttribute("aria-label", names.filter(Boolean).join(", "));
  };
  name();
  return canvas.text.focus.subscribe(name);
}
