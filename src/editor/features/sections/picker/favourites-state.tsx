import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { Favourites } from "./use-favourites.ts";

/** Why a star could not be kept. */
export function FavouritesError({ favourites: { error } }: { favourites: Favourites }): ReactNode {
  const say = useTranslate("screens");
  if (!error) return null;
  return (
    <p className="note error" role="alert">
      {errorWords(say, error)}
    </p>
  );
}

/** What stands where nothing is starred yet. */
export function NoFavourites(): ReactNode {
  const t = useTranslate("sections");
  return (
    <div className="empty">
      <Star aria-hidden="true" />
      <b>{t("picker.noFavourites")}</b>
      <p>{t("picker.noFavouritesHint")}</p>
    </div>
  );
}
