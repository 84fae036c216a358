import type { ReactNode } from "react";
import { Ellipsis, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "../../ui/layer/menu-button.tsx";

/** Leads to erasing a person: one step away from what is pressed often. */
export function EraseMenu({ label, onErase }: { label: string; onErase: () => void }): ReactNode {
  const { t } = useTranslation("inbox");
  return (
    <MenuButton
      label={t("more")}
      className="btn ic gho"
      choices={[{ value: "erase", label, icon: <UserX aria-hidden="true" />, isDanger: true }]}
      onChoose={onErase}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
