import type { ComponentType, ReactNode } from "react";

/** A part that asks the server for lists, loaded together with what that needs. For `lazy`. */
export async function withQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [{ QueryScope }, Part] = await Promise.all([import("../api/query-scope.tsx"), load()]);
  return {
    default: (props: Props): ReactNode => (
      <QueryScope>
        <Part {...props} />
      </QueryScope>
    ),
  };
}
