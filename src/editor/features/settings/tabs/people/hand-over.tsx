import { useState } from "react";
import type { ReactNode } from "react";
import type { MadeInvitation, Person } from "#/api/people.ts";
import { navigate } from "../../../../navigation/location.ts";
import { useFormDraft } from "../../../../session/drafts/use-form-draft.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { isAddress } from "./addresses.ts";
import { ConfirmDialog } from "../../form/confirm-dialog.tsx";
import { useChange, usePeopleClient } from "./use-people.ts";

interface HandOverProps {
  readonly people: readonly Person[];
  readonly sendsMail: boolean;
  readonly onMade: (made: MadeInvitation) => void;
}

/** Giving the site to somebody else, and leaving it. */
export function HandOver({ people, sendsMail, onMade }: HandOverProps): ReactNode {
  const t = useTranslate("settings");
  const self = people.find(({ isSelf }) => isSelf);
  const [open, setOpen] = useState<"transfer" | "leave" | null>(null);
  const client = usePeopleClient();
  const change = useChange();
  if (!self) return null;
  const isOwner = self.role === "owner";
  const isLast = isOwner && people.filter(({ role }) => role === "owner").length === 1;
  const close = (): void => setOpen(null);
  const leave = async (): Promise<void> => {
    if (await change(() => client.remove(self.id))) navigate("/");
  };
  return (
    <section>
      <div className="settings-rows">
        {isOwner && (
          <div className="people-choice">
            <span className="grow">
              <span className="strong">{t("people.transferTitle")}</span>
              <span className="hint">{t("people.transferAbout")}</span>
            </span>
            <Button onClick={() => setOpen("transfer")}>{t("people.transfer")}</Button>
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
      {open === "transfer" && (
        <TransferDialog sendsMail={sendsMail} onMade={onMade} onClose={close} />
      )}
      {open === "leave" && (
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

function TransferDialog({
  sendsMail,
  onMade,
  onClose,
}: Omit<HandOverProps, "people"> & { readonly onClose: () => void }): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const client = usePeopleClient();
  const change = useChange();
  const { text: email, type: setEmail, drop } = useFormDraft("people/transfer");
  const [isTried, setTried] = useState(false);
  const isWrong = isTried && !isAddress(email);
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isAddress(email)) return;
    const invite = async (): Promise<void> =>
      onMade(await client.invite({ email, role: "owner", isTransfer: true }));
    if (!(await change(invite, sendsMail ? t("people.sent", { count: 1 }) : undefined))) return;
    drop();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("people.transferTitle")}
        hint={t("people.transferAbout")}
        closeLabel={words("close")}
        onClose={onClose}
      />
      <form
        className="form-dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={t("people.transferTo")}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isWrong ? t("people.addressWrong", { email }) : undefined}
        />
        <Button type="submit" variant="primary">
          {t(sendsMail ? "people.send" : "people.makeLinks", { count: 1 })}
        </Button>
      </form>
    </Dialog>
  );
}
