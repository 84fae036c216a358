import type { ReactNode } from "react";
import { LinkField } from "../../../../fields/link/link-field.tsx";
import { useEditor } from "../../../../session/editor.ts";
import type { LinkControlProps } from "../../../../ui/link-control.ts";

/** A link of a field's value, edited beside its section. */
export function LinkBeside({ onChange, ...props }: LinkControlProps): ReactNode {
  const editor = useEditor();
  return (
    <LinkField
      {...props}
      onChange={(link, before) => {
        if (before.length > 0) editor.dispatch(before);
        onChange(link);
      }}
      onClose={() => undefined}
    />
  );
}
