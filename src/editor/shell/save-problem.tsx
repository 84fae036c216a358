import { CircleX, GitMerge, LogIn } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { placeOf } from "../document-store/place.ts";
import type { Refusal, TextConflict } from "../document-store/document-store-types.ts";
import { useEditor } from "../session/editor.ts";
import { showProblem } from "../session/show-problem.ts";
import { useSaveState } from "../session/hooks.ts";
import { useTranslate } from "../words/i18n.ts";
import { refusalWords } from "../words/refusal-words.ts";
import { Popover } from "../ui/layer/popover.tsx";
import { SignInOver } from "./sign-in-over.tsx";
import { WrittenWords } from "./written-words-part.ts";

/** Why edits weren’t taken, by their ids, as soon as there are words for it. */
function useRefusalWords(refusals: readonly Refusal[]): ReadonlyMap<string, string> {
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isGone = false;
    const find = async (): Promise<void> => {
      const all = refusals.map(async (one) => [one.id, await refusalWords(one)] as const);
      const words = await Promise.all(all);
      if (!isGone) setSaid(new Map(words));
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [refusals]);
  return said;
}

/** Of a batch the edit that wasn’t taken says why; the others went with it. */
const isOwnRefusal = ({ rule }: Refusal): boolean => rule !== "batch-refused";

/** What the server did not take, and why, each leading to its spot; and the words of it, which are nowhere else any more. */
function RefusalList({ onClose }: { onClose: () => void }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const all = useSignal(editor.store.refusals);
  const refusals = all.filter(isOwnRefusal);
  const said = useRefusalWords(all);
  return (
    <div className="refusals">
      <h2 className="section-title">{t("save.refusedTitle")}</h2>
      <ul>
        {refusals.map(({ id, message, step }) => {
          const { page, section } = placeOf(step);
          return (
            <li key={id} className="row">
              <span className="grow">{said.get(id) ?? message}</span>
              {page !== undefined && section !== undefined && (
                <button
                  type="button"
                  className="button sm ghost"
                  onClick={() => editor.canvas.get()?.reveal({ page, section }, { flash: true })}
                >
                  {t("save.show")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <WrittenWords steps={all.map(({ step }) => step)} />
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

function Refused(): ReactNode {
  const { refusals } = useEditor().store;
  const t = useTranslate();
  const count = useSignal(refusals).filter(isOwnRefusal).length;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="save-status error"
        title={t("save.refused", { count })}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <CircleX aria-hidden="true" />
        <span className="save-words">{t("save.refused", { count })}</span>
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
  const show = ({ target, path, language }: TextConflict): void =>
    showProblem(editor, { page: "page" in target ? target.page : null, target, path, language });
  return (
    <button
      type="button"
      className="save-status warn"
      title={t("save.conflict")}
      onClick={() => first && show(first)}
    >
      <GitMerge aria-hidden="true" />
      <span className="save-words">{t("save.conflict")}</span>
    </button>
  );
}

/** Signing in again happens here, over what is being edited. */
function SignedOut(): ReactNode {
  const { store } = useEditor();
  const { isKept } = useSaveState();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const words = `${t(isKept ? "save.signedOut" : "save.signedOutUnkept")} · ${t("save.signIn")}`;
  return (
    <>
      <button
        type="button"
        className="save-status warn"
        title={words}
        onClick={() => setOpen(true)}
      >
        <LogIn aria-hidden="true" />
        <span className="save-words">
          <span className="where-wide">{words}</span>
          <span className="where-narrow">{t("save.signIn")}</span>
        </span>
      </button>
      {isOpen && <SignInOver onClose={() => setOpen(false)} onBack={store.retryNow} />}
    </>
  );
}

export interface SaveProblemProps {
  readonly problem: "conflict" | "refused" | "signed-out";
}

/** What keeps edits from being saved, and what can be done about it. */
export function SaveProblem({ problem }: SaveProblemProps): ReactNode {
  switch (problem) {
    case "conflict":
      return <Conflicts />;
    case "refused":
      return <Refused />;
    case "signed-out":
      return <SignedOut />;
  }
}
