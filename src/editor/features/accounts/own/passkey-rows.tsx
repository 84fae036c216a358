import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, KeyRound } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Passkey } from "#/api/passkeys.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { lookAgain } from "../../../api/look-again.ts";
import type { AccountProps } from "../../../shell/feature.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { AccountRow } from "./account-rows.tsx";
import { AddPasskey, RenamePasskey } from "./passkey-dialogs.tsx";

const key = ["passkeys"] as const;

/** The account's passkeys, and the way to another one. */
export function PasskeyRows({
  client,
  account,
}: Pick<AccountProps, "client" | "account">): ReactNode {
  const t = useTranslate("account");
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({ queryKey: key, queryFn: () => client.passkeys() });
  const onChanged = (): void => void lookAgain(queries, key);
  return (
    <>
      {data.map((passkey) => (
        <PasskeyRow key={passkey.id} client={client} passkey={passkey} onChanged={onChanged} />
      ))}
      <AccountRow
        icon={<KeyRound aria-hidden="true" />}
        title={t("passkeys.title")}
        hint={t("passkeys.about")}
      >
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("passkeys.add")}
        </Button>
      </AccountRow>
      {isOpen && (
        <AddPasskey
          client={client}
          account={account}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface PasskeyRowProps {
  readonly client: AccountClient;
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

function PasskeyRow({ client, passkey, onChanged }: PasskeyRowProps): ReactNode {
  const t = useTranslate("account");
  const say = useTranslate("screens");
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.removePasskey(passkey.id),
    onSettled: onChanged,
  });
  const { name, createdAt, lastUsedAt } = passkey;
  const date = new Intl.DateTimeFormat(regional(language), { dateStyle: "medium" });
  const added = t("passkeys.added", { date: date.format(new Date(createdAt)) });
  const used =
    lastUsedAt === null
      ? t("passkeys.unused")
      : t("passkeys.used", { date: date.format(new Date(lastUsedAt)) });
  return (
    <AccountRow
      icon={<KeyRound aria-hidden="true" />}
      title={t("passkeys.named", { name })}
      hint={remove.error === null ? `${added} · ${used}` : errorWords(say, remove.error)}
    >
      <MenuButton
        label={t("passkeys.more", { name })}
        className="button ghost icon-only sm"
        choices={[
          { value: "rename", label: t("passkeys.rename") },
          { value: "remove", label: t("passkeys.remove"), isDanger: true },
        ]}
        onChoose={(choice) => (choice === "rename" ? setOpen(true) : remove.mutate())}
      >
        <Ellipsis aria-hidden="true" />
      </MenuButton>
      {isOpen && (
        <RenamePasskey
          client={client}
          passkey={passkey}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </AccountRow>
  );
}
