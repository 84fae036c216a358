import type { Signal } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { placeOfMove, placeWords } from "./tree-reorder.ts";
import type { MoveWords, ShownTree } from "./tree-reorder.ts";
import { useRowName } from "./use-row-name.ts";

/** Says what became of a row that is moved, e.g. "Workshops, into Menu, 2 of 3". */
export function useMoveWords(shown: Signal<ShownTree>): MoveWords {
  const t = useTranslate("pages");
  const nameOf = useRowName();
  return (what, row, move) => {
    const name = nameOf(row);
    if (what === "picked-up") return t("move.pickedUp", { name });
    const place = move && placeOfMove(shown.get(), move);
    if (what === "cancelled" || !place) return t("move.cancelled");
    const { key, ...values } = placeWords(shown.get(), row, place, nameOf);
    const where = t(`move.${key}`, { name, ...values });
    return what === "dropped" ? t("move.dropped", { where }) : where;
  };
}
