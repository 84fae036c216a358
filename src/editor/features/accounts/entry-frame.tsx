import { useEffect } from "react";
import type { ReactNode } from "react";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Link } from "../../navigation/link.tsx";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { LanguageMenu } from "./language-menu.tsx";
import "./sign-in.css";

interface EntryFrameProps {
  /** Of the window. */
  readonly title: string;
  /** Where the heading says more than the window's title. */
  readonly heading?: string | undefined;
  readonly host: string;
  readonly children: ReactNode;
}

/** A screen on the way in: one card, the language and where one is. */
export function EntryFrame({ title, heading, host, children }: EntryFrameProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);
  // another link to the same screen in the same tab changes nothing but what stands behind #
  useEffect(() => {
    const reload = (): void => location.reload();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, []);
  return (
    <main className="sign-in">
      <div className="card">
        <div className="sign-in-head">
          <BrandMark />
          <h1>{heading ?? title}</h1>
        </div>
        {children}
      </div>
      <footer>
        <LanguageMenu />
        <span>{host}</span>
      </footer>
    </main>
  );
}

/** A link that leads nowhere, and the way to sign in without it. */
export function DeadLink({ error }: { readonly error: unknown }): ReactNode {
  const t = useTranslate("accounts");
  return (
    <>
      <ErrorNote error={error} />
      <Link className={buttonClass({ size: "lg" })} to="/sign-in">
        {t("invitation.toSignIn")}
      </Link>
    </>
  );
}

/** What is under way, until there is something to do. */
export function EntryWait({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="row secondary-text" role="status">
      <span className="spin" aria-hidden="true" />
      {children}
    </p>
  );
}
