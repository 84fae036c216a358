import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { Pipette } from "lucide-react";
import { messages } from "#/site/messages.ts";
import type { Theme } from "#/site/theme.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useHexDraft } from "../../../ui/use-hex-draft.ts";
import { useTranslate } from "../../../words/i18n.ts";

type Colours = Pick<Theme, "brand" | "second">;

interface OwnColourProps {
  readonly colours: Colours;
  readonly onChange: (colours: Colours) => void;
}

/** Any colour at all: picked, or written as its hex digits, as a brand is told. */
export function OwnColour({ colours, onChange }: OwnColourProps): ReactNode {
  const t = useTranslate("sites");
  const id = useId();
  const { brand, second } = colours;
  const before = useRef<Colours>({ brand, second });
  const choose = (own: string): void => onChange({ brand: own, second: null });
  const draft = useHexDraft({
    value: brand,
    isOptional: false,
    onPreview: (next) => (next === null ? onChange(before.current) : choose(next)),
    onCommit: (next) => next !== null && choose(next),
  });
  return (
    <div className="start-own">
      <label className="start-own-colour" title={t("newSite.ownColour")}>
        <Pipette className="size-16" aria-hidden="true" />
        <input
          type="color"
          aria-label={t("newSite.ownColour")}
          value={brand}
          onChange={(event) => choose(event.target.value)}
        />
      </label>
      <span className={classNames("input num", draft.isBad && "invalid")}>
        <input
          aria-label={t("newSite.colourCode")}
          aria-invalid={draft.isBad || undefined}
          aria-describedby={draft.isBad ? id : undefined}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={() => (before.current = { brand, second })}
          onBlur={draft.leave}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || draft.text === brand.toUpperCase()) return;
            // takes back what was typed, and leaves the preview open
            event.preventDefault();
            event.stopPropagation();
            draft.revert();
          }}
        />
      </span>
      {draft.isBad && (
        <span className="field-error" id={id} role="alert">
          {messages.badHex}
        </span>
      )}
    </div>
  );
}
