import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { textLength } from "#/lib/text-length.ts";
import { altLimit } from "#/site/image.ts";
import type { Picture } from "#/site/image.ts";
import { setPicture } from "./picture-commands.ts";
import type { PictureSpot } from "./upload-state.ts";
import { useEditor } from "../../session/editor.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { typedWithin } from "../../ui/typed-within.ts";

/** The picture with the owner's word that it is only decoration, or without it. */
function asDecoration({ isDecorative: _before, ...picture }: Picture, isOn: boolean): Picture {
  return isOn ? { ...picture, isDecorative: true } : picture;
}

interface AltTextProps {
  readonly spot: PictureSpot;
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** What a picture shows, in words, or that it is only decoration, which screen readers skip. */
export function AltText({ spot, picture, onClose }: AltTextProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const language = editor.language.get();
  const stored = picture.alt[language]?.text ?? "";
  // others may describe it while it is being typed
  const [typed, setTyped] = useState<{ text: string; was: string } | null>(null);
  const shown = typed?.text ?? stored;
  const [isDecoration, setDecoration] = useState(picture.isDecorative === true);
  const commit = (): void => {
    if (!typed) return;
    setTyped(null);
    if (typed.text === typed.was) return;
    const path = [...spot.path, "alt"];
    editor.dispatch({ name: "text.set", args: { target: spot.target, path, language, ...typed } });
  };
  const leave = (): void => {
    commit();
    onClose();
  };
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="alt"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className="field">
        <label className="label" htmlFor={id}>
          {t("picture.alt")}
          <span className="tertiary-text num">
            {textLength(shown)}/{altLimit}
          </span>
        </label>
        <span className="input growing">
          <textarea
            ref={input}
            id={id}
            rows={1}
            lang={language}
            dir="auto"
            value={shown}
            disabled={isDecoration}
            onChange={({ target }) =>
              setTyped({
                was: typed?.was ?? stored,
                text: typedWithin(target, shown, altLimit).replaceAll(/\s*\n\s*/g, " "),
              })
            }
            onBlur={commit}
            onKeyDown={(event) => {
              const isDone = event.key === "Enter" && !event.nativeEvent.isComposing;
              if (event.key !== "Escape" && !isDone) return;
              event.preventDefault();
              event.stopPropagation();
              leave();
            }}
          />
        </span>
        <p className="hint">{t("picture.altHint")}</p>
      </div>
      <Checkbox
        isChecked={isDecoration}
        onChange={(isDecorative) => {
          setDecoration(isDecorative);
          setPicture(editor, spot, asDecoration(picture, isDecorative));
        }}
      >
        {t("picture.decorative")}
      </Checkbox>
    </form>
  );
}
