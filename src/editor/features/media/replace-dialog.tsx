import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../ui/typed-within.ts";
import type { PlacedPicture } from "#/api/library.ts";
import type { Asset } from "#/site/image.ts";
import { altLimit } from "#/site/image.ts";
import { primaryLanguage } from "#/site/language.ts";
import { withText } from "#/site/localized-text.ts";
import { takesAlt } from "../../fields/library/library-items.ts";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import type { ChosenPicture } from "../../fields/library/chooser.tsx";
import { TileImage } from "../../fields/library/tiles.tsx";
import { useEditor } from "../../session/editor.ts";
import { useSitePart } from "../../session/hooks.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { mayChange } from "./media-actions.ts";
import type { Replacement } from "./media-actions.ts";
import { PlaceIcon, placeKey, usePlaceName } from "./place-list.tsx";

export interface ReplaceDialogProps {
  readonly item: LibraryItem;
  readonly chosen: ChosenPicture;
  readonly onReplace: (places: readonly PlacedPicture[], replacement: Replacement) => void;
  readonly onClose: () => void;
}

function Shown({ asset }: { asset: Asset }): ReactNode {
  return (
    <figure>
      <TileImage asset={asset} />
      <figcaption className="truncated">
        {asset.name} · <span className="num">{`${asset.width} × ${asset.height}`}</span>
      </figcaption>
    </figure>
  );
}

interface ChoicesProps {
  readonly places: readonly PlacedPicture[];
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** The places that change; what is unchecked keeps the old picture. */
function Choices({ places, left, onLeave }: ChoicesProps): ReactNode {
  const t = useTranslate("media");
  const nameOf = usePlaceName();
  const role = useSignal(useEditor().role);
  const changing = places.filter((place) => !left.has(placeKey(place)));
  return (
    <section className="media-choices">
      <div className="media-choice">
        <h3 className="grow">
          {t("replace.count", { part: changing.length, count: places.length })}
        </h3>
        <span className="hint">{t("replace.uncheck")}</span>
      </div>
      {places.map((place) => {
        const key = placeKey(place);
        const { page, part } = nameOf(place);
        return (
          <label key={key} className="media-choice">
            <input
              type="checkbox"
              checked={!left.has(key)}
              disabled={!mayChange(role, place)}
              onChange={({ target }) => {
                const others = [...left].filter((one) => one !== key);
                onLeave(new Set(target.checked ? others : [...others, key]));
              }}
            />
            <PlaceIcon place={place} />
            <span className="grow">
              {page} <span className="secondary-text">· {part}</span>
            </span>
          </label>
        );
      })}
    </section>
  );
}

/** Puts a picture into the places of another, all or some of them. */
export function ReplaceDialog(props: ReplaceDialogProps): ReactNode {
  const { item, chosen, onReplace, onClose } = props;
  const t = useTranslate("media");
  const common = useTranslate();
  const role = useSignal(useEditor().role);
  const languages = useSitePart("languages");
  const { places, asset } = item;
  const [left, setLeft] = useState<ReadonlySet<string>>(
    new Set(places.filter((place) => !mayChange(role, place)).map(placeKey)),
  );
  const [alt, setAlt] = useState(chosen.alt);
  const primary = primaryLanguage(languages);
  const changing = places.filter((place) => !left.has(placeKey(place)));
  return (
    <Dialog isOpen onClose={onClose} className="media-dialog">
      <DialogHead
        title={t("replace.title", { name: asset.name })}
        closeLabel={common("close")}
        onClose={onClose}
      />
      <div className="media-dialog-body">
        <div className="media-swap">
          <Shown asset={asset} />
          <ArrowRight className="size-18 secondary-text" aria-hidden="true" />
          <Shown asset={chosen.asset} />
        </div>
        <Choices places={places} left={left} onLeave={setLeft} />
        {places.some(takesAlt) &&
          languages.map(({ code }) => (
            <Field
              key={code}
              label={t("replace.alt", { language: code.toUpperCase() })}
              hint={code === primary ? t("replace.altHint") : undefined}
              lang={code}
              dir="auto"
              value={alt[code]?.text ?? ""}
              onChange={({ target }) => {
                const value = typedWithin(target, alt[code]?.text ?? "", altLimit);
                setAlt(withText(alt, { language: code, primary, value }));
              }}
            />
          ))}
      </div>
      <div className="dialog-foot">
        <span className="hint grow">{t("replace.undoable")}</span>
        <Button onClick={onClose}>{common("cancel")}</Button>
        <Button
          variant="primary"
          disabled={changing.length === 0}
          onClick={() =>
            onReplace(changing, {
              from: asset,
              to: chosen.asset,
              alt,
            })
          }
        >
          {t("replace.confirm", { count: changing.length })}
        </Button>
      </div>
    </Dialog>
  );
}
