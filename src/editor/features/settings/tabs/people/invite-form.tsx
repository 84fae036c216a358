import { X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { MadeInvitation } from "#/api/people.ts";
import type { SiteRole } from "#/api/roles.ts";
import { isAddress } from "../../../../api/is-address.ts";
import { useFormDraft } from "../../../../session/drafts/use-form-draft.ts";
import { SiteQuotaNote } from "../../../../session/site-quota-note.tsx";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { ChoiceCards } from "../../form/choice-cards.tsx";
import { AddressField } from "./address-field.tsx";
import { addressesOf } from "./addresses-of.ts";
import { useChange, usePeopleClient } from "./use-people.ts";

const roles = ["editor", "writer", "viewer", "owner"] as const satisfies SiteRole[];

interface InviteFormProps {
  readonly sendsMail: boolean;
  readonly onMade: (made: MadeInvitation) => void;
  readonly onClose: () => void;
}

function RoleCards({
  role,
  onChoose,
}: {
  readonly role: SiteRole;
  readonly onChoose: (role: SiteRole) => void;
}): ReactNode {
  const t = useTranslate("settings");
  return (
    <ChoiceCards<SiteRole>
      label={t("people.role")}
      cards={roles.map((value) => ({
        value,
        title: t(`roles.${value}`),
        about: t(`roles.about.${value}`),
      }))}
      value={role}
      onChoose={onChoose}
    />
  );
}

interface SubmitProps {
  readonly sendsMail: boolean;
  /** How many are to be invited. */
  readonly count: number;
  readonly isBusy: boolean;
}

function Submit({ sendsMail, count, isBusy }: SubmitProps): ReactNode {
  const t = useTranslate("settings");
  return (
    <div className="people-send">
      <span className="size-12 tertiary-text grow">
        {t(sendsMail ? "people.linkWorks" : "people.noMail")}
      </span>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {count === 0
          ? t(sendsMail ? "people.sendNone" : "people.makeNone")
          : t(sendsMail ? "people.send" : "people.makeLinks", { count })}
      </Button>
    </div>
  );
}

/** Those that are to be invited. */
function useAddresses(): [readonly string[], (addresses: readonly string[]) => void] {
  const { text, type } = useFormDraft("people/addresses");
  return [addressesOf(text), (next) => type(next.join(" "))];
}

/** Invites people by their email addresses, all with one role. */
export function InviteForm({ sendsMail, onMade, onClose }: InviteFormProps): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const client = usePeopleClient();
  const change = useChange();
  const [addresses, setAddresses] = useAddresses();
  const { text: draft, type: setDraft } = useFormDraft("people/address");
  const [role, setRole] = useState<SiteRole>("writer");
  const [isBusy, setBusy] = useState(false);
  const all = addressesOf([...addresses, draft].join(" "));
  const valid = all.filter(isAddress);

  /** One after the other; those that were not taken stay in the field. */
  const send = async (): Promise<void> => {
    setDraft("");
    setAddresses(all);
    if (valid.length === 0 || valid.length < all.length) return;
    setBusy(true);
    const left = [...all];
    const isDone = await change(
      async () => {
        for (const email of all) {
          onMade(await client.invite({ email, role }));
          left.shift();
        }
      },
      sendsMail ? t("people.sent", { count: all.length }) : undefined,
    );
    setBusy(false);
    setAddresses(left);
    if (isDone) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the form from anywhere within
    <form
      className="settings-box people-invite"
      noValidate
      onKeyDown={({ key, nativeEvent }) => {
        if (key === "Escape" && !nativeEvent.isComposing) onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <div className="settings-box-head">
        <h2 className="strong grow">{t("people.inviteTitle")}</h2>
        <IconButton
          size="sm"
          label={words("close")}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <div className="settings-box-body">
        {sendsMail && (
          <SiteQuotaNote
            name="mail"
            words={(level, values) => t(`people.mailQuota.${level}`, values)}
          />
        )}
        <AddressField
          addresses={addresses}
          draft={draft}
          onDraft={setDraft}
          onChange={setAddresses}
        />
        <RoleCards role={role} onChoose={setRole} />
        <Submit sendsMail={sendsMail} count={valid.length} isBusy={isBusy} />
      </div>
    </form>
  );
}
