import { Highlighter } from "lucide-react";
import type { ReactNode } from "react";
import { useSignalPart } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { TextSession } from "../text-session.ts";
import { MarkButton } from "./mark-button.tsx";
import { markedForm } from "./marked-form.ts";

/** Stresses words of the text that is typed in, by the button and by a key. */
export function StressButton({ session }: { readonly session: TextSession }): ReactNode {
  const t = useTranslate("fields");
  const element = useSignalPart(session.focus, (focus) => focus?.element);
  if (!element) return null;
  return (
    <span className="section-toolbar-prose">
      <MarkButton
        session={session}
        element={element}
        form={markedForm}
        kind="emphasis"
        keyCode="KeyI"
        label={t("prose.stress")}
        Icon={Highlighter}
      />
    </span>
  );
}
