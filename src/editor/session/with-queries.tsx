import { loadScreenWords, loadWords } from "../words/i18n.ts";
import type { Namespace } from "../words/i18n.ts";
import type { ComponentType, ReactNode } from "react";

/**
 * A part of the editor, loaded together with the words of screens, those of its feature, and with what lists of the
 * server need. For `lazy`.
 */
export async function withQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: Namespace,
): Promise<{ default: ComponentType<Props> }> {
  const [{ EditorQueryScope }, Part] = await Promise.all([
    import("./editor-query-scope.tsx"),
    load(),
    loadScreenWords(),
    words && loadWords(words),
  ]);
  return {
    default: (props: Props): ReactNode => (
      <EditorQueryScope>
        <Part {...props} />
      </EditorQueryScope>
    ),
  };
}
