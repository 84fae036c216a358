import type { ReactNode } from "react";
import { Link } from "../navigation/link.tsx";
import type { Editor } from "../session/editor.ts";
import { useSignal } from "../signals/signal.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { useTranslate } from "../words/i18n.ts";
import { writtenTexts } from "./written-texts.ts";
import "./access-lost.css";

/** What the server didn't get: where it is kept, and the words, to take along. */
function Unsent({ store }: Pick<Editor, "store">): ReactNode {
  const t = useTranslate("screens");
  const { unsent: count, isKept } = useSignal(store.save);
  if (count === 0) return null;
  return (
    <section className="access-unsent">
      <p>{t(isKept ? "access.kept" : "access.unkept", { count })}</p>
      <ul>
        {writtenTexts(store.unsent()).map((text) => (
          <li key={text} className="row">
            <span className="grow">{text}</span>
            <CopyButton text={text} label={t("access.copy")} doneLabel={t("access.copied")} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In place of a site that its user has no access to any more, and (without an editor) of one whose link doesn't work: why, what became of what was typed, and the way out. */
export function AccessLost({ editor }: { readonly editor?: Editor }): ReactNode {
  const t = useTranslate("screens");
  const isGuest = !editor || editor.site.isGuest === true;
  return (
    <main className="opening">
      <div role="alert">
        <h1 className="section-title">{t(editor ? "access.lost" : "access.linkInvalid")}</h1>
        <p>{t(isGuest ? "errors.link-invalid" : "access.removed")}</p>
      </div>
      {editor && <Unsent store={editor.store} />}
      <Link className="button" to={isGuest ? "/sign-in" : "/"}>
        {t(isGuest ? "access.signIn" : "access.allSites")}
      </Link>
    </main>
  );
}
