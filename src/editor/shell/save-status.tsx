import { Check, CircleX, CloudOff, GitMerge, LogIn } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import type { TextConflict } from "../document-store/document-store-types.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { Popover } from "../ui/layer/popover.tsx";
import { useSaveState } from "../session/hooks.ts";
import { useFeatures } from "./features-context.ts";

function timeOf(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(
    milliseconds,
  );
}

/** What the server did not take, and why; each leads to its spot. */
function RefusalList({ onClose }: { onClose: () => void }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const refusals = useSignal(editor.store.refusals);
  return (
    <div className="refusals">
      <h2 className="section-title">{t("save.refusedTitle")}</h2>
      <ul>
        {refusals.map(({ id, message, place }) => (
          <li key={id} className="row">
            <span className="grow">{message}</span>
            {place.page !== undefined && place.section !== undefined && (
              <button
                type="button"
                className="button sm ghost"
                onClick={() =>
                  editor.canvas
                    .get()
                    ?.reveal(
                      { page: place.page ?? "", section: place.section ?? "" },
                      { flash: true },
                    )
                }
              >
                {t("save.show")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button sm"
        onClick={() => {
          editor.store.dismissRefusals();
          onClose();
        }}
      >
        {t("save.dismiss")}
      </button>
    </div>
  );
}

function Refused({ count }: { count: number }): ReactNode {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="save-status error"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <CircleX aria-hidden="true" />
        {t("save.refused", { count })}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={t("save.refusedTitle")} onClose={() => setAnchor(null)}>
          <RefusalList onClose={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  );
}

function Conflicts(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const [first] = useSignal(editor.store.conflicts);
  const show = async ({ target, path, language }: TextConflict): Promise<void> => {
    const { showProblem } = await import("../session/show-problem.ts");
    showProblem(editor, { page: "page" in target ? target.page : null, target, path, language });
  };
  return (
    <button
      type="button"
      className="save-status warn"
      onClick={() => void (first && show(first).catch(() => undefined))}
    >
      <GitMerge aria-hidden="true" />
      {t("save.conflict")}
    </button>
  );
}

/** Signing in again happens here, over what is being edited. */
function SignedOut({ isKept }: { isKept: boolean }): ReactNode {
  const { store } = useEditor();
  const features = useFeatures();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="save-status warn" onClick={() => setOpen(true)}>
        <LogIn aria-hidden="true" />
        {t(isKept ? "save.signedOut" : "save.signedOutUnkept")} · {t("save.signIn")}
      </button>
      {isOpen &&
        features.map(
          ({ name, SignInAgain }) =>
            SignInAgain && (
              <Suspense key={name}>
                <SignInAgain
                  onClose={() => setOpen(false)}
                  onSignedIn={store.retryNow}
                  onReturn={store.retryNow}
                />
              </Suspense>
            ),
        )}
    </>
  );
}

function Shown(): ReactNode {
  const { store } = useEditor();
  const t = useTranslate();
  const { phase, savedAt, isKept } = useSaveState();
  const refusals = useSignal(store.refusals).length;
  if (useSignal(store.conflicts).length > 0) return <Conflicts />;
  if (refusals > 0) return <Refused count={refusals} />;
  switch (phase) {
    case "offline":
      return (
        <button type="button" className="save-status warn" onClick={store.retryNow}>
          <CloudOff aria-hidden="true" />
          <span className="hide-small">{t(isKept ? "save.offline" : "save.offlineUnkept")}</span>
          <span className="only-small">{t("save.offlineShort")}</span>
        </button>
      );
    case "signed-out":
      return <SignedOut isKept={isKept} />;
    case "saving":
      return (
        <span className="save-status">
          <span className="spin" />
          {t("save.saving")}
        </span>
      );
    case "saved":
      return (
        <span className="save-status ok">
          <Check aria-hidden="true" />
          {t("save.saved")}
        </span>
      );
    case "sending":
      return (
        <span className="save-status">
          <span className="dot hollow" />
        </span>
      );
    case "resting":
      return (
        <span
          className="save-status"

          title={
            savedAt === null
              ? t("save.nothing")
              : t("save.savedAt", { time: timeOf(savedAt, document.documentElement.lang) })
          }
        >
          <Check aria-hidden="true" />
          <span className="visually-hidden">{t("save.saved")}</span>
        </span>
      );
  }
}

/**
 * Saved, saving, kept on this device, refused or in conflict: always exactly one of them, told as it changes. While
 * something is typed that is not committed yet, nothing is called saved; no key press draws anything for that.
 */
export function SaveStatus(): ReactNode {
  const canvas = useSignal(useEditor().canvas);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pending = canvas?.text.isPending;
    const show = (): void => {
      node.current?.toggleAttribute("data-typing", pending?.get() ?? false);
    };
    show();
    return pending?.subscribe(show);
  }, [canvas]);
  return (
    <div role="status" ref={node}>
      <Shown />
    </div>
  );
}
