import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountProps } from "../../../shell/feature.ts";
import { Button } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { AccountRow } from "./account-rows.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

/** The way to the end of the account. */
export function DeleteSection(
  props: Pick<AccountProps, "client" | "account"> & { readonly onDeleted: () => void },
): ReactNode {
  const t = useTranslate("account");
  const [isOpen, setOpen] = useState(false);
  return (
    <ul className="account-rows">
      <AccountRow title={t("delete.title")} hint={t("delete.about")}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t("delete.open")}
        </Button>
      </AccountRow>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </ul>
  );
}
