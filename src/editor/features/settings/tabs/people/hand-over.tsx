import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Person } from "#/api/people.ts";
import { navigate } from "../../../../navigation/location.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { useFormDraft } from "../../../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { TransferDialog, transferDraft } from "../../../../shell/site-dialogs/transfer-dialog.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { askedToLeave } from "./asked-to-leave.ts";
import { useChange, useLookAgain, usePeopleClient } from "./use-people.ts";

interface HandOverProps {
  readonly people: readonly Person[];
  readonly sendsMail: boolean;
}

interface Closing {
  readonly onClose: () => void;
}

/** Giving the site to somebody else, and leaving it. */
export function HandOver({ people, sendsMail }: HandOverProps): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const self = people.find(({ isSelf }) => isSelf);
  const [open, setOpen] = useState<"transfer" | "leave" | null>(null);
  const client = usePeopleClient();
  const change = useChange();
  const isOwner = self?.role === "owner";
  const isLast = isOwner && people.filter(({ role }) => role === "owner").length === 1;
  const asked = askedToLeave(useEditor());
  const isAsked = useSignal(asked);
  const transfer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // whoever is the only owner hands the site over first
    if (!isAsked || !isLast) return;
    transfer.current?.focus();
    asked.set(false);
  }, [asked, isAsked, isLast]);
  useEffect(() => () => asked.set(false), [asked]);
  if (!self) return null;
  const close = (): void => {
    setOpen(null);
    asked.set(false);
  };
  const leave = async (): Promise<void> => {
    if (await change(() => client.remove(self.id))) navigate("/");
  };
  return (
    <section>
      <div className="settings-rows">
        {isOwner && (
          <div className="people-choice">
            <span className="grow">
              <span className="strong">{words("transfer.title")}</span>
              <span className="hint">{words("transfer.about")}</span>
            </span>
            <Button ref={transfer} onClick={() => setOpen("transfer")}>
              {words("transfer.open")}
            </Button>
          </div>
        )}
        <div className="people-choice">
          <span className="grow">
            <span className="strong">{t("people.leaveTitle")}</span>
            <span className="hint">{t(isLast ? "people.leaveLast" : "people.leaveAbout")}</span>
          </span>
          <Button disabled={isLast} onClick={() => setOpen("leave")}>
            {t("people.leave")}
          </Button>
        </div>
      </div>
      {open === "transfer" && <Transfer sendsMail={sendsMail} onClose={close} />}
      {(open === "leave" || (isAsked && !isLast)) && (
        <ConfirmDialog
          title={t("people.leaveTitle")}
          text={t("people.leaveAbout")}
          action={t("people.leave")}
          onClose={close}
          onConfirm={() => void leave()}
        />
      )}
    </section>
  );
}

/** Asks by an invitation, which the list shows. */
function Transfer({ sendsMail, onClose }: Omit<HandOverProps, "people"> & Closing): ReactNode {
  const words = useTranslate("screens");
  const client = usePeopleClient();
  const { toast } = useEditor();
  const lookAgain = useLookAgain();
  const name = useSitePart("name");
  const draft = useFormDraft(transferDraft);
  const { text } = draft;
  return (
    <TransferDialog
      name={name}
      sendsMail={sendsMail}
      draft={draft}
      invite={async (email) => {
        const made = await client.transfer(email);
        void lookAgain();
        return made;
      }}
      onSent={() => toast(words("transfer.sent", { email: text }))}
      onClose={onClose}
    />
  );
}
