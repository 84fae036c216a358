import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Person } from "#/api/people.ts";
import { navigate } from "../../../../navigation/location.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { Part } from "../../form/part.tsx";
import { askedToLeave } from "./asked-to-leave.ts";
import { TransferThis } from "./transfer-this.tsx";
import { useChange, usePeopleClient } from "./use-people.ts";

interface HandOverProps {
  readonly people: readonly Person[];
  readonly sendsMail: boolean;
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
    <>
      {isOwner && (
        <Part title={words("transfer.title")} hint={words("transfer.about")}>
          <Button ref={transfer} className="people-deed" onClick={() => setOpen("transfer")}>
            {words("transfer.open")}
          </Button>
        </Part>
      )}
      <Part
        title={t("people.leaveTitle")}
        hint={t(isLast ? "people.leaveLast" : "people.leaveAbout")}
      >
        <Button className="people-deed" disabled={isLast} onClick={() => setOpen("leave")}>
          {t("people.leave")}
        </Button>
      </Part>
      {open === "transfer" && <TransferThis sendsMail={sendsMail} onClose={close} />}
      {(open === "leave" || (isAsked && !isLast)) && (
        <ConfirmDialog
          title={t("people.leaveTitle")}
          text={t("people.leaveAbout")}
          action={t("people.leave")}
          onClose={close}
          onConfirm={() => void leave()}
        />
      )}
    </>
  );
}
