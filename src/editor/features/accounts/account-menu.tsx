import { cutText } from "#/lib/cut-text.ts";
import type { ReactNode } from "react";
import { LogOut, ShieldUser, UserRound } from "lucide-react";
import type { AccountInfo } from "#/api/auth.ts";
import { useTranslate } from "../../words/i18n.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";

export interface AccountMenuProps {
  readonly account: AccountInfo;
  readonly onAccount: () => void;
  readonly onOperator: () => void;
  readonly onSignOut: () => void;
}

/** First letters of a name, or of an e-mail address. */
export function initialsOf({ name, email }: Pick<AccountInfo, "name" | "email">): string {
  const words = (name.trim() || email).split(/[\s@.]+/).filter(Boolean);
  return words
    .slice(0, name.trim() ? 2 : 1)
    .map((word) => cutText(word, 1).toUpperCase())
    .join("");
}

type Action = "account" | "operator" | "sign-out";

/** Who is signed in, the ways to the account's screen, and the way out. */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { account, onAccount, onOperator, onSignOut } = props;
  const t = useTranslate("accounts");
  const actions: Record<Action, () => void> = {
    account: onAccount,
    operator: onOperator,
    "sign-out": onSignOut,
  };
  const operator = {
    value: "operator",
    label: t("account.operator"),
    icon: <ShieldUser aria-hidden="true" />,
  } as const;
  return (
    <MenuButton<Action>
      label={t("account.menu")}
      className="button ghost account-button"
      choices={[
        { value: "account", label: t("account.open"), icon: <UserRound aria-hidden="true" /> },
        ...(account.role === "operator" ? [operator] : []),
        { value: "sign-out", label: t("account.signOut"), icon: <LogOut aria-hidden="true" /> },
      ]}
      onChoose={(action) => actions[action]()}
      head={<WhoIsIt {...account} />}
    >
      <span className="avatar initials" aria-hidden="true">
        {initialsOf(account)}
      </span>
    </MenuButton>
  );
}

function WhoIsIt({ name, email }: Pick<AccountInfo, "name" | "email">): ReactNode {
  return (
    <p className="account-name">
      {name !== "" && <span className="strong truncated">{name}</span>}
      <span className="size-12 secondary-text truncated">{email}</span>
    </p>
  );
}
