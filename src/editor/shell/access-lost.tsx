import type { ReactNode } from "react";
import type { ApiError } from "../api/api-error.ts";
import { Link } from "../navigation/link.tsx";
import type { Editor } from "../session/editor.ts";
import { useSignal } from "../signals/signal.ts";
import { useTranslate } from "../words/i18n.ts";
import { WrittenWords } from "./written-words.tsx";
import "./access-lost.css";

/** What the server didn't get: where it is kept, and the words, to take along. */
function Unsent({ store }: Pick<Editor, "store">): ReactNode {
  const t = useTranslate("screens");
  const { unsent: count, isKept } = useSignal(store.save);
  if (count === 0) return null;
  return (
    <section className="refusals">
      <p>{t(isKept ? "access.kept" : "access.unkept", { count })}</p>
      <WrittenWords steps={store.unsent()} />
    </section>
  );
}

interface AccessLostProps {
  /** Of the site that was open. */
  readonly editor?: Editor;
  /** Why it can’t be opened. */
  readonly cause?: ApiError;
}

/** In place of a site that its user has no access to, any more or at all: why, what became of what was typed, and the way out. */
export function AccessLost({ editor, cause }: AccessLostProps): ReactNode {
  const t = useTranslate("screens");
  // whoever has no account is asked to sign in, unless their link is what doesn't work
  const isGuest = editor?.site.isGuest === true || cause?.status === 401;
  const absence = isGuest ? "access.linkInvalid" : "access.siteMissing";
  const reason = editor ? "access.removed" : "access.siteMissingHint";
  return (
    <main className="opening">
      <div role="alert">
        <h1 className="section-title">{t(editor ? "access.lost" : absence)}</h1>
        <p>{t(isGuest ? "errors.link-invalid" : reason)}</p>
      </div>
      {editor && <Unsent store={editor.store} />}
      <Link className="button" to={isGuest ? "/sign-in" : "/"}>
        {t(isGuest ? "access.signIn" : "access.allSites")}
      </Link>
    </main>
  );
}
