import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { idOf } from "./prose-schema.ts";

/** Figures are drawn by the page's own views; here they are one place each. */
export function proseFigures(
  { ownerDocument }: Element,
  onFigures: (figures: ReadonlyMap<string, HTMLElement>) => void,
): NodeViewConstructor {
  const figures = new Map<string, HTMLElement>();
  return (node: Node) => {
    const dom = ownerDocument.createElement("div");
    dom.contentEditable = "false";
    dom.dataset["edit"] = "item";
    let id = idOf(node);
    figures.set(id, dom);
    onFigures(new Map(figures));
    return {
      dom,
      update(next: Node) {
        if (next.type !== node.type) return false;
        if (idOf(next) === id) return true;
        figures.delete(id);
        id = idOf(next);
        figures.set(id, dom);
        onFigures(new Map(figures));
        return true;
      },
      stopEvent: () => true,
      ignoreMutation: () => true,
      destroy() {
        if (figures.get(id) !== dom) return;
        figures.delete(id);
        onFigures(new Map(figures));
      },
    };
  };
}
