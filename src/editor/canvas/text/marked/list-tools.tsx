import type { ReactNode } from "react";
import { useSignalPart } from "../../../signals/signal.ts";
import { formOf } from "../editable-form.ts";
import type { TextSession } from "../text-session.ts";
import { ItemsButton } from "./items-button.tsx";

/** What can be done with the lines of a text that is a name, words and a list. */
export function ListTools({ session }: { readonly session: TextSession }): ReactNode {
  const element = useSignalPart(session.focus, (focus) => focus?.element);
  if (!element) return null;
  return (
    <span className="section-toolbar-prose">
      <ItemsButton {...{ session, element }} form={formOf("list")} />
    </span>
  );
}
