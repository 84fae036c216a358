import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../ui/typed-within.ts";
import { assetTagLimits } from "#/site/asset-schema.ts";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";

export interface NewTagProps {
  /** Tags that others have, to choose from. */
  readonly known: readonly string[];
  readonly onAdd: (tag: string) => void;
}

/** A field for another tag. */
export function NewTag({ known, onAdd }: NewTagProps): ReactNode {
  const t = useTranslate("media");
  const [typed, setTyped] = useState("");
  const id = useId();
  return (
    <form
      className="media-new-tag"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === "") return;
        onAdd(typed.trim());
        setTyped("");
      }}
    >
      <span className="input">
        <input
          aria-label={t("tags.new")}
          placeholder={t("tags.new")}
          list={id}
          value={typed}
          onChange={({ target }) => setTyped(typedWithin(target, typed, assetTagLimits.length))}
        />
      </span>
      <datalist id={id}>
        {known.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <Button size="sm" type="submit" disabled={typed.trim() === ""}>
        <Plus aria-hidden="true" />
        {t("tags.add")}
      </Button>
    </form>
  );
}

export interface TagFieldsProps {
  readonly tags: readonly string[];
  readonly known: readonly string[];
  /** undefined for who may only look. */
  readonly onChange: ((tags: string[]) => void) | undefined;
}

/** The tags of a picture. */
export function TagFields({ tags, known, onChange }: TagFieldsProps): ReactNode {
  const t = useTranslate("media");
  return (
    <div className="media-tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
          {onChange && (
            <button
              type="button"
              aria-label={t("tags.remove", { tag })}
              onClick={() => onChange(tags.filter((one) => one !== tag))}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      {tags.length === 0 && !onChange && "–"}
      {onChange && tags.length < assetTagLimits.count && (
        <NewTag
          known={known.filter((tag) => !tags.includes(tag))}
          onAdd={(tag) => onChange([...new Set([...tags, tag])])}
        />
      )}
    </div>
  );
}
