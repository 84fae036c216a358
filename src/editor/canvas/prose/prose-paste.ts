import { Fragment, Slice } from "prosemirror-model";
import type { Mark, Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { createId } from "#/lib/create-id.ts";
import { pastedBlocks, pastedLines } from "./pasted-blocks.ts";
import type { PastedBlock, PastedRun } from "./pasted-blocks.ts";
import type { ProseSchema } from "./prose-schema.ts";

function marksOf({ marks }: ProseSchema, { isStrong, isEmphasis, link }: PastedRun): Mark[] {
  return [
    ...(link ? [marks.link.create({ link })] : []),
    ...(isStrong ? [marks.strong.create()] : []),
    ...(isEmphasis ? [marks.emphasis.create()] : []),
  ];
}

function nodesOf(schema: ProseSchema, run: PastedRun): Node[] {
  const marks = marksOf(schema, run);
  return run.text
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.break.create(null, null, marks)] : []),
      ...(line === "" ? [] : [schema.text(line, marks)]),
    ]);
}

/** What is pasted: words go on with the block that they are pasted into, where blocks are fixed all of them. */
function sliceOf(schema: ProseSchema, blocks: readonly PastedBlock[], isFixed: boolean): Slice {
  const inline = blocks.map(({ runs }) => runs.flatMap((run) => nodesOf(schema, run)));
  if (blocks.length === 1 || isFixed) {
    const lines = inline.flatMap((nodes, index) => [
      ...(index > 0 ? [schema.nodes.break.create()] : []),
      ...nodes,
    ]);
    return new Slice(Fragment.from(lines), 0, 0);
  }
  const nodes = blocks.map(({ type }, index) =>
    schema.nodes.words.create({ id: createId(), type }, inline[index]),
  );
  return new Slice(Fragment.from(nodes), 0, 0);
}

/** Pasting and dropping: words and their marks as blocks, whatever the clipboard holds. Files are not taken. */
export function prosePaste(schema: ProseSchema, { isFixed }: { isFixed: boolean }): Plugin {
  const blocksIn = (data: DataTransfer | null): readonly PastedBlock[] => {
    const html = data?.getData("text/html") ?? "";
    const blocks = html === "" ? [] : pastedBlocks(html);
    return blocks.length > 0 ? blocks : pastedLines(data?.getData("text/plain") ?? "");
  };
  return new Plugin({
    props: {
      handlePaste(view, event) {
        // whatever becomes of it, the browser doesn't put a stranger's elements there
        event.preventDefault();
        const blocks = blocksIn(event.clipboardData);
        if (blocks.length > 0) {
          const slice = sliceOf(schema, blocks, isFixed);
          view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
        }
        return true;
      },
      // what is dropped would come with the elements of another page
      handleDrop: () => true,
    },
  });
}
