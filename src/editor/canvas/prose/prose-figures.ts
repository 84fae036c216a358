import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { idOf } from "./prose-schema.ts";

interface FigureOptions {
  readonly document: Document;
  /** What stands in a caption that is empty. */
  readonly placeholder: string;
  /** The places of pictures by the ids of their blocks: the page's own views draw into them. */
  readonly onFigures: (figures: ReadonlyMap<string, HTMLElement>) => void;
}

/** Figures as pages have them: pictures that are drawn by others, and a caption that is edited like any words. */
export function proseFigures({
  document,
  placeholder,
  onFigures,
}: FigureOptions): NodeViewConstructor {
  const figures = new Map<string, HTMLElement>();
  return (node: Node) => {
    const dom = document.createElement("figure");
    dom.dataset["edit"] = "item";
    const pictures = document.createElement("div");
    pictures.className = "prose__pictures";
    pictures.contentEditable = "false";
    const caption = document.createElement("p");
    caption.className = "caption prose__caption";
    caption.dataset["placeholder"] = placeholder;
    dom.append(pictures, caption);
    let id = "";
    const show = (next: Node): void => {
      dom.className = `prose__figure prose__figure--${String(next.attrs["type"])}`;
      if (idOf(next) === id) return;
      figures.delete(id);
      id = idOf(next);
      figures.set(id, pictures);
      onFigures(new Map(figures));
    };
    show(node);
    return {
      dom,
      contentDOM: caption,
      update(next: Node) {
        if (next.type !== node.type) return false;
        show(next);
        return true;
      },
      stopEvent: ({ target }) => pictures.contains(target as HTMLElement | null),
      ignoreMutation: ({ target }) => !caption.contains(target),
      destroy() {
        if (figures.get(id) !== pictures) return;
        figures.delete(id);
        onFigures(new Map(figures));
      },
    };
  };
}
