import { Replace, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { assetNameLimit } from "#/site/asset-schema.ts";
import { byteWords } from "#/lib/byte-words.ts";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { assetAddress } from "../../fields/picture/picture-files.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { regional } from "../../words/regional.ts";
import { AltFields } from "./alt-fields.tsx";
import { DetailsHead } from "./details-head.tsx";
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

function Facts({
  item,
  tags,
  actions,
}: Pick<DetailsProps, "item" | "tags" | "actions">): ReactNode {
  const t = useTranslate("media");
  const language = useLanguage();
  const mayChange = useMay()("writer");
  const { asset, bytes, addedAt } = item;
  const day = new Intl.DateTimeFormat(regional(language), { dateStyle: "medium" });
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
          onChange={mayChange ? (next) => void actions.change(item, { tags: next }) : undefined}
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
  const may = useMay();
  const { asset, places } = item;
  return (
    <aside className="media-details" aria-label={t("details", { name: asset.name })}>
      <DetailsHead
        label={t("name")}
        name={asset.name}
        limit={assetNameLimit}
        isReadOnly={!may("writer")}
        onRename={(name) => void actions.change(item, { name })}
        backTo={mediaPath(site.id)}
        backLabel={t("back")}
        onClose={onClose}
      />
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
          {may("writer") && (
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
          )}
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
