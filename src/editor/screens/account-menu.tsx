import type { ReactNode } from "react";
import { Globe, KeyRound, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AccountInfo } from "#/api/auth.ts";
import { chooseLanguage, currentLanguage } from "../i18n.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { languageNames } from "./language-menu.tsx";

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
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");
}

/** Who is signed in, the password, the app's language, and the way out. */
export function AccountMenu({ account, onPassword, onSignOut }: AccountMenuProps): ReactNode {
  const { t } = useTranslation("screens");
  const other = currentLanguage() === "en" ? "ru" : "en";
  return (
    <Menu
      label={t("account.menu")}
      head={
        <p className="acc">
          {account.name !== "" && <span className="b trunc">{account.name}</span>}
          <span className="s12 t2 trunc">{account.email}</span>
        </p>
      }
      trigger={
        <button type="button" className="btn gho acc-b" aria-label={t("account.menu")}>
          <span className="av ini" aria-hidden="true">
            {initialsOf(account)}
          </span>
        </button>
      }
    >
      <MenuItem icon={<KeyRound aria-hidden="true" />} onAction={onPassword}>
        {t(account.hasPassword ? "account.changePassword" : "account.setPassword")}
      </MenuItem>
      <MenuItem icon={<Globe aria-hidden="true" />} onAction={() => chooseLanguage(other)}>
        {languageNames[other]}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onAction={onSignOut}>
        {t("account.signOut")}
      </MenuItem>
    </Menu>
  );
}
