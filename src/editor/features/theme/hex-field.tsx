import { useId, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { X } from "lucide-react";
import { messages } from "#/site/messages.ts";
import { Popover } from "../../ui/layer/popover.tsx";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ColourPicker } from "../../ui/colour-picker.tsx";
import { useHexDraft } from "../../ui/use-hex-draft.ts";
import type { HexDraft } from "../../ui/use-hex-draft.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface HexFieldProps {
  readonly label: string;
  readonly pickLabel: string;
  readonly value: string | null;
  /** What the picker begins with where there is no colour yet. */
  readonly start: string;
  readonly onPreview: (colour: string | null) => void;
  readonly onCommit: (colour: string | null) => void;
  /** The label of the button that takes the colour away; without it there must be one. */
  readonly removeLabel?: string;
}

/** A colour: a swatch that opens a picker, and its hex digits. */
export function HexField(props: HexFieldProps): ReactNode {
  const { label, value, onCommit, removeLabel } = props;
  const t = useTranslate("theme");
  const id = useId();
  const draft = useHexDraft({ ...props, isOptional: removeLabel !== undefined });
  return (
    <div className="grow hex">
      <span className={classNames("input num", draft.isBad && "invalid")}>
        <Swatch {...props} isBad={draft.isBad} />
        <input
          aria-label={label}
          aria-invalid={draft.isBad || undefined}
          aria-describedby={draft.isBad ? id : undefined}
          placeholder={removeLabel === undefined ? undefined : t("theme.noSecond")}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={draft.leave}
          onKeyDown={(event) => handleKey(event, draft)}
        />
        {removeLabel !== undefined && value !== null && (
          <IconButton
            size="sm"
            label={removeLabel}
            icon={<X className="size-14" aria-hidden="true" />}
            onClick={() => onCommit(null)}
          />
        )}
      </span>
      {draft.isBad && (
        <span className="field-error" id={id} role="alert">
          {messages.badHex}
        </span>
      )}
    </div>
  );
}

function handleKey(event: KeyboardEvent, draft: HexDraft): void {
  if (event.key === "Enter") draft.leave();
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  draft.revert();
}

function Swatch({
  pickLabel,
  value,
  start,
  isBad,
  onPreview,
  onCommit,
}: HexFieldProps & { isBad: boolean }): ReactNode {
  const t = useTranslate("theme");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const release = (): void => {
    if (picked !== null) onCommit(picked);
    setPicked(null);
  };
  const close = (): void => {
    release();
    setAnchor(null);
  };
  const colour = picked ?? value;
  return (
    <>
      <button
        type="button"
        className={classNames("swatch", (isBad || colour === null) && "is-none")}
        style={{ background: isBad ? undefined : (colour ?? undefined) }}
        aria-label={pickLabel}
        title={pickLabel}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => (anchor ? close() : setAnchor(event.currentTarget))}
      />
      {anchor && (
        <Popover
          anchor={anchor}
          label={pickLabel}
          className="colour-picker-popover"
          onClose={close}
        >
          <ColourPicker
            labels={{ shade: t("theme.shade"), hue: t("theme.hue") }}
            colour={colour ?? start}
            onPick={(next) => {
              setPicked(next);
              onPreview(next);
            }}
            onRelease={release}
          />
        </Popover>
      )}
    </>
  );
}
