import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Smartphone } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { lookAgain } from "../../../api/look-again.ts";
import type { AccountProps } from "../../../shell/feature.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { AccountRow } from "./account-rows.tsx";
import { CodeAppDialog } from "./code-app-dialog.tsx";
import { NewRecoveryCodes, TurnCodesOff } from "./code-app-changes.tsx";

const key = ["second-factor"] as const;

/** The app that makes codes for signing in: set up, its recovery codes, and the end of it. */
export function CodeAppRow({
  client,
  account,
}: Pick<AccountProps, "client" | "account">): ReactNode {
  const t = useTranslate("account");
  const queries = useQueryClient();
  const [open, setOpen] = useState<"begin" | "codes" | "off" | null>(null);
  const { data } = useQuery({ queryKey: key, queryFn: () => client.secondFactor() });
  const dialog = {
    client,
    account,
    onChanged: () => void lookAgain(queries, key),
    onClose: () => setOpen(null),
  };
  const isOn = data?.isOn ?? false;
  const left = t("codeApp.left", { count: data?.recoveryCodes ?? 0 });
  return (
    <AccountRow
      icon={<Smartphone aria-hidden="true" />}
      title={t("codeApp.title")}
      hint={isOn ? `${t("codeApp.on")} ${left}` : t("codeApp.off")}
    >
      {isOn ? (
        <span className="row">
          <span className="tag ok">{t("codeApp.isOn")}</span>
          <MenuButton
            label={t("codeApp.more")}
            className="button ghost icon-only sm"
            choices={[
              { value: "codes", label: t("codeApp.newCodes") },
              { value: "off", label: t("codeApp.turnOff"), isDanger: true },
            ]}
            onChoose={(choice) => setOpen(choice)}
          >
            <Ellipsis aria-hidden="true" />
          </MenuButton>
        </span>
      ) : (
        <Button size="sm" onClick={() => setOpen("begin")}>
          {t("codeApp.setUp")}
        </Button>
      )}
      {open === "begin" && <CodeAppDialog {...dialog} />}
      {open === "codes" && <NewRecoveryCodes {...dialog} />}
      {open === "off" && <TurnCodesOff {...dialog} />}
    </AccountRow>
  );
}
