import { loadScreenWords, loadWords } from "../words/i18n.ts";
import type { Namespace } from "../words/i18n.ts";
import type { ComponentType, ReactNode } from "react";

/** Makes all operations known. Asked for here, they don't come with the app's first file. */
export async function loadAllOperations(): Promise<void> {
  const { loadOperations } = await import("../document-store/known-operations.ts");
  await loadOperations();
}

/**
 * A part of the editor, loaded together with the words of screens, those of its feature, all operations, and with what
 * lists of the server need. For `lazy`.
 */
export async function withQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: Namespace,
): Promise<{ default: ComponentType<Props> }> {
  const [{ EditorQueryScope }, Part] = await Promise.all([
    import("./editor-query-scope.tsx"),
    load(),
    loadScreenWords(),
    loadAllOperations(),
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
