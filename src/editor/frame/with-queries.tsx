import { loadScreenWords } from "../i18n.ts";
import type { ComponentType, ReactNode } from "react";

/** A screen's or panel's part, loaded together with its words and with what lists of the server need. For `lazy`. */
export async function withQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [{ QueryScope }, Part] = await Promise.all([
    import("../api/query-scope.tsx"),
    load(),
    loadScreenWords(),
  ]);
  return {
    default: (props: Props): ReactNode => (
      <QueryScope>
        <Part {...props} />
      </QueryScope>
    ),
  };
}
