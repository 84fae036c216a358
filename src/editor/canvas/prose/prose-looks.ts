import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { sourceStart } from "#/sections/kit/prose/prose-groups.ts";
import { blockOf } from "./prose-document.ts";

interface LookOptions {
  /** What stands in a text that is empty. */
  readonly placeholder: string;
  /** Whether a block shows the words of the original. */
  readonly isUntranslated: (id: string) => boolean;
}

/** What blocks look like by what they say: whose words a quote has, what is empty, what isn't translated. */
export function proseLooks({ placeholder, isUntranslated }: LookOptions): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const all: Decoration[] = [];
        doc.forEach((node, at) => {
          const { id, type, text } = blockOf(node);
          const end = at + node.nodeSize;
          if (text === "" && doc.childCount === 1)
            all.push(
              Decoration.node(at, end, { "data-empty": "", "data-placeholder": placeholder }),
            );
          if (isUntranslated(id)) all.push(Decoration.node(at, end, { "data-untranslated": "" }));
          const source = type === "quote" ? sourceStart(text) : undefined;
          if (source !== undefined)
            all.push(Decoration.inline(at + 1 + source, end - 1, { nodeName: "cite" }));
        });
        return DecorationSet.create(doc, all);
      },
    },
  });
}
