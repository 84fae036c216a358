import { Bold, Italic } from "lucide-react";
import type { ReactNode } from "react";
import { useSignalPart } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { TextSession } from "../text-session.ts";
import { ItemsButton } from "./items-button.tsx";
import { LinkButton } from "./link-button.tsx";
import { MarkButton } from "./mark-button.tsx";
import { passageForm } from "./marked-form.ts";

const marks = [
  { kind: "strong", keyCode: "KeyB", Icon: Bold },
  { kind: "emphasis", keyCode: "KeyI", Icon: Italic },
] as const;

/** What can be done with the words of a passage: bold, italic, links, and lines that are a list. */
export function PassageTools({ session }: { readonly session: TextSession }): ReactNode {
  const t = useTranslate("fields");
  const element = useSignalPart(session.focus, (focus) => focus?.element);
  if (!element) return null;
  return (
    <span className="section-toolbar-prose" role="group" aria-label={t("prose.label")}>
      {marks.map((mark) => (
        <MarkButton
          key={mark.kind}
          {...mark}
          session={session}
          element={element}
          form={passageForm}
          label={t(`prose.${mark.kind}`)}
        />
      ))}
      <LinkButton session={session} element={element} />
      <ItemsButton {...{ session, element }} form={passageForm} />
    </span>
  );
}
