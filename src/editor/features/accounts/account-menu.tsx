import { cutText } from "#/lib/text-length.ts";
import type { ReactNode } from "react";
import { Globe, KeyRound, LogOut } from "lucide-react";
import type { AccountInfo } from "#/api/auth.ts";
import { chooseLanguage, currentLanguage, useTranslate } from "../../words/i18n.ts";
import { interfaceLanguages, languages } from "../../words/languages.ts";
import type { InterfaceLanguage } from "../../words/languages.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";

export interface AccountMenuProps {
  readonly account: AccountInfo & { readonly hasPassword: boolean };
  readonly onPassword: () => void;
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

type Action = "password" | InterfaceLanguage | "sign-out";

/** Who is signed in, the password, the app's language, and the way out. */
export function AccountMenu({ account, onPassword, onSignOut }: AccountMenuProps): ReactNode {
  const t = useTranslate("accounts");
  const password = account.hasPassword ? "account.changePassword" : "account.setPassword";
  const others = interfaceLanguages.filter((language) => language !== currentLanguage());
  const choose = (action: Action): void => {
    if (action === "password") onPassword();
    else if (action === "sign-out") onSignOut();
    else void chooseLanguage(action);
  };
  return (
    <MenuButton<Action>
      label={t("account.menu")}
      className="button ghost account-button"
      choices={[
        { value: "password", label: t(password), icon: <KeyRound aria-hidden="true" /> },
        ...others.map((value) => ({
          value,
          label: languages[value].name,
          icon: <Globe aria-hidden="true" />,
        })),
        { value: "sign-out", label: t("account.signOut"), icon: <LogOut aria-hidden="true" /> },
      ]}
      onChoose={choose}
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
