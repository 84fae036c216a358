import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { LibraryOrder } from "../../fields/library/library-items.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { saidOf } from "../../words/said-of.ts";

const orders = ["newest", "name", "size"] as const satisfies readonly LibraryOrder[];

interface OrderMenuProps {
  readonly order: LibraryOrder;
  readonly onOrder: (order: LibraryOrder) => void;
}

/** In which order pictures or files are shown. */
export function OrderMenu({ order, onOrder }: OrderMenuProps): ReactNode {
  const t = useTranslate("media");
  const shown = t(`order.${order}`);
  return (
    <MenuButton
      label={saidOf(t("order.label"), shown)}
      className="button ghost"
      value={order}
      choices={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
      onChoose={onOrder}
    >
      {shown}
      <ChevronDown className="size-14" aria-hidden="true" />
    </MenuButton>
  );
}
