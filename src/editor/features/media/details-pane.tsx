import { ArrowLeft, Replace, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { cutText } from "#/lib/text-length.ts";
import { assetNameLimit } from "#/site/image.ts";
import { byteWords } from "../../fields/library/byte-words.ts";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { assetAddress } from "../../fields/picture/picture-files.ts";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { AltFields } from "./alt-fields.tsx";
import { mediaPath } from "./media-place.ts";
import { PlaceList } from "./place-list.tsx";
import { TagFields } from "./tag-fields.tsx";
import type { MediaActions } from "./use-media-actions.ts";

export interface DetailsProps {
  readonly item: LibraryItem;
  readonly isPlaced: boolean;
  readonly tags: readonly string[];
  readonly actions: MediaActions;
  readonly onClose: () => void;
  readonly onReplace: () => void;
  readonly onDelete: () => void;
}

/** A picture's name, which is also what a search finds it by. */
function NameField({ item, actions }: Pick<DetailsProps, "item" | "actions">): ReactNode {
  const t = useTranslate("media");
  const { name } = item.asset;
  const [typed, setTyped] = useState(name);
  const commit = (): void => {
    const wanted = typed.trim();
    if (wanted === "") setTyped(name);
    else if (wanted !== name) void actions.change(item, { name: wanted });
  };
  return (
    <span className="input media-name-field">
      <input
        aria-label={t("name")}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(cutText(target.value, assetNameLimit))}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
    </span>
  );
}

function Facts({
  item,
  tags,
  actions,
}: Pick<DetailsProps, "item" | "tags" | "actions">): ReactNode {
  const t = useTranslate("media");
  const language = useLanguage();
  const { asset, bytes, addedAt } = item;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <dl className="media-facts">
      <dt>{t("size")}</dt>
      <dd className="num">
        {asset.width} × {asset.height}, {byteWords(bytes, language)}
      </dd>
      <dt>{t("added")}</dt>
      <dd>{day.format(new Date(addedAt))}</dd>
      <dt>{t("tags.title")}</dt>
      <dd>
        <TagFields
          tags={asset.tags ?? []}
          known={tags}
          onChange={(next) => void actions.change(item, { tags: next })}
        />
      </dd>
    </dl>
  );
}

/** Everything about a picture, beside the library; on phones in its place. */
export function DetailsPane(props: DetailsProps): ReactNode {
  const { item, isPlaced, tags, actions, onClose, onReplace, onDelete } = props;
  const { site } = useEditor();
  const t = useTranslate("media");
  const common = useTranslate();
  const may = useMay();
  const { asset, places } = item;
  return (
    <aside className="media-details" aria-label={t("details", { name: asset.name })}>
      <div className="media-details-head">
        <Link
          className="button icon-only ghost only-small"
          to={mediaPath(site.id)}
          aria-label={t("back")}
          title={t("back")}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <NameField key={asset.name} item={item} actions={actions} />
        <IconButton
          className="hide-small"
          label={common("close")}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <img
        className={classNames(
          "media-preview",
          asset.kind === "drawing" && "is-whole",
          asset.hasAlpha && "see-through",
        )}
        src={assetAddress(site.id, asset.id, { width: 768 })}
        style={{ backgroundColor: asset.hasAlpha ? undefined : asset.colour }}
        alt=""
      />
      {isPlaced && (
        <>
          <div className="row media-tools">
            <Button disabled={places.length === 0} onClick={onReplace}>
              <Replace aria-hidden="true" />
              {t("replace.everywhere")}
            </Button>
            {may("editor") && (
              <Button onClick={onDelete}>
                <Trash2 aria-hidden="true" />
                {t("delete.one")}
              </Button>
            )}
          </div>
          <AltFields key={asset.id} name={asset.name} places={places} actions={actions} />
          <section>
            <h2>{t("used", { count: places.length })}</h2>
            <PlaceList places={places} />
          </section>
        </>
      )}
      <Facts item={item} tags={tags} actions={actions} />
    </aside>
  );
}
