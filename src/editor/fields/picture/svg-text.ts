import type { Editor } from "../../session/editor.ts";
import { translator } from "../../words/i18n.ts";

const textElement = /<(?:svg:)?text[\s>]/i;

/** In time that grows with the drawing, however often a comment begins in it. */
function withoutComments(drawing: string): string {
  const [before = "", ...others] = drawing.split("<!--");
  const behind = others.map((part) => {
    const end = part.indexOf("-->");
    return end < 0 ? "" : part.slice(end + 3);
  });
  return before + behind.join("");
}

/** Says of a drawing with text in it that visitors see another font: fonts don't come along with pictures. */
export async function tellOfSvgText(editor: Pick<Editor, "toast">, file: File): Promise<void> {
  if (file.type !== "image/svg+xml") return;
  // a file that was moved since it was sent can't be read
  const text = await file.text().catch(() => "");
  if (textElement.test(withoutComments(text)))
    editor.toast(translator("editing")("picture.svgText"));
}
