import type { ReactNode } from "react";
import { Ellipsis, UserX } from "lucide-react";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** Leads to erasing a person: one step away from what is pressed often. */
export function EraseMenu({ label, onErase }: { label: string; onErase: () => void }): ReactNode {
  const t = useTranslate("inbox");
  return (
    <MenuButton
      label={t("more")}
      className="button icon-only ghost"
      choices={[{ value: "erase", label, icon: <UserX aria-hidden="true" />, isDanger: true }]}
      onChoose={onErase}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
