import { useState } from "react";
import type { ReactNode } from "react";
import { X } from "lucide-react";
import { Popover } from "../../ui/layer/popover.tsx";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ColourPicker } from "../../ui/colour-picker.tsx";
import { HexInput } from "../../ui/hex-input.tsx";
import { useHexDraft } from "../../ui/use-hex-draft.ts";
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
  const draft = useHexDraft({ ...props, isOptional: removeLabel !== undefined });
  return (
    <div className="grow hex">
      <HexInput
        label={label}
        draft={draft}
        placeholder={removeLabel === undefined ? undefined : t("theme.noSecond")}
        takesEscape
        onFocus={(input) => input.select()}
        before={<Swatch {...props} isBad={draft.isBad} />}
        after={
          removeLabel !== undefined &&
          value !== null && (
            <IconButton
              size="sm"
              label={removeLabel}
              icon={<X className="size-14" aria-hidden="true" />}
              onClick={() => onCommit(null)}
            />
          )
        }
      />
    </div>
  );
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
