import { loadScreenWords } from "../words/i18n.ts";
import type { ComponentType, ReactNode } from "react";

/** A part of the editor, loaded together with its words and with what lists of the server need. For `lazy`. */
export async function withQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [{ EditorQueryScope }, Part] = await Promise.all([
    import("./editor-query-scope.tsx"),
    load(),
    loadScreenWords(),
  ]);
  return {
    default: (props: Props): ReactNode => (
      <EditorQueryScope>
        <Part {...props} />
      </EditorQueryScope>
    ),
  };
}
