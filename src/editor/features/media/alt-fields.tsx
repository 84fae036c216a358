import { useId, useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../ui/typed-within.ts";
import { altLimit } from "#/site/image.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { PlacedPicture } from "#/api/library.ts";
import type { TextConflict } from "../../document-store/document-store-types.ts";
import { takesAlt } from "../../fields/library/library-items.ts";
import { TextConflictNote } from "../../fields/text-conflict-note.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay, useSitePart } from "../../session/hooks.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { altTopic, decorate, describePicture, settleDescription } from "./media-actions.ts";
import type { MediaActions } from "./use-media-actions.ts";

export interface AltProps {
  readonly name: string;
  readonly places: readonly PlacedPicture[];
  readonly actions: MediaActions;
}

interface AltInputProps extends AltProps {
  readonly language: LanguageCode;
  readonly isMissing: boolean;
}

/** What was typed, and what stood in the field and at the places when that began. */
interface TypedAlt {
  readonly text: string;
  readonly was: string;
  readonly places: readonly PlacedPicture[];
  readonly seen: (place: PlacedPicture) => string;
}

/** What somebody writes about a picture, wherever it stands. */
function useAltDraft({ places, language, actions }: AltInputProps) {
  const editor = useEditor();
  const stored = places.find(takesAlt)?.picture.alt[language]?.text ?? "";
  const [typed, setTyped] = useState<TypedAlt | null>(null);
  // what was just kept is shown until the server knows it
  const [kept, setKept] = useState<{ readonly was: string; readonly text: string } | null>(null);
  const isKept = kept?.was === stored;
  const was = isKept ? kept.text : stored;
  return {
    fields: places.map(altTopic),
    shown: typed?.text ?? was,
    type(text: string) {
      // others may describe it while it is being typed
      const seen = ({ picture }: PlacedPicture): string =>
        isKept ? kept.text : (picture.alt[language]?.text ?? "");
      setTyped({ was, places, seen, ...typed, text });
    },
    commit() {
      if (!typed) return;
      setTyped(null);
      const { text, seen } = typed;
      if (text === typed.was) return;
      setKept({ was: stored, text });
      const description = { language, text, seen };
      void actions.attempt(() => describePicture(editor, typed.places, description));
    },
    /** One wording for all places. Both stay at the field until they have it. */
    choose(conflict: TextConflict, choice: "mine" | "theirs") {
      void actions.attempt(async () => {
        const text = await settleDescription(editor, places, { conflict, choice });
        if (text !== undefined) setKept({ was: stored, text });
      });
    },
  };
}

/** The words of a picture in a language, wherever it stands. Kept when the field is left. */
export function AltInput(props: AltInputProps): ReactNode {
  const { name, language, isMissing } = props;
  const t = useTranslate("media");
  const mayChange = useMay()("writer");
  const { fields, shown, type, commit, choose } = useAltDraft(props);
  return (
    <span className="alt-input">
      <span className="input growing">
        <textarea
          rows={1}
          lang={language}
          dir="auto"
          aria-label={t("alt.label", { name, language: language.toUpperCase() })}
          placeholder={mayChange ? t("alt.placeholder") : undefined}
          readOnly={!mayChange}
          value={shown}
          onChange={({ target }) =>
            type(typedWithin(target, shown, altLimit).replaceAll(/\s*\n\s*/g, " "))
          }
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            commit();
          }}
        />
        {isMissing && shown.trim() === "" && <span className="dot warn" />}
      </span>
      <TextConflictNote fields={fields} language={language} onChoose={choose} />
    </span>
  );
}

/** Whether the places of a picture are all marked as decoration. */
export function isDecoration(places: readonly PlacedPicture[]): boolean {
  return places.some(takesAlt) && places.filter(takesAlt).every((one) => one.picture.isDecorative);
}

/** Says that a picture is only decoration. */
export function DecorativeBox({ name, places, actions }: AltProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("media");
  const mayChange = useMay()("writer");
  const stored = isDecoration(places);
  const [kept, setKept] = useState<{ readonly was: boolean; readonly is: boolean } | null>(null);
  const isOn = kept?.was === stored ? kept.is : stored;
  return (
    <Checkbox
      isChecked={isOn}
      isDisabled={!mayChange}
      onChange={(isDecorative) => {
        setKept({ was: stored, is: isDecorative });
        void actions.attempt(() => decorate(editor, places, isDecorative));
      }}
    >
      <span className="secondary-text size-12">
        {t("decorative")}
        <span className="visually-hidden">: {name}</span>
      </span>
    </Checkbox>
  );
}

/** What a picture shows, by language. */
export function AltFields({ name, places, actions }: AltProps): ReactNode {
  const t = useTranslate("media");
  const languages = useSitePart("languages");
  const primary = primaryLanguage(languages);
  const id = useId();
  const isSilent = isDecoration(places);
  if (!places.some(takesAlt))
    return (
      <p className="note">{t(places.length === 0 ? "alt.whenPlaced" : "alt.alwaysDecorative")}</p>
    );
  return (
    <section className="media-alts" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="grow">
          {t("alt.title")}
        </h2>
        <DecorativeBox name={name} places={places} actions={actions} />
      </div>
      {isSilent ? (
        <p className="hint">{t("alt.hidden")}</p>
      ) : (
        languages.map(({ code }) => (
          <div key={code} className="media-alt">
            <span className="tag">{code.toUpperCase()}</span>
            <AltInput
              name={name}
              places={places}
              actions={actions}
              language={code}
              isMissing={code === primary}
            />
          </div>
        ))
      )}
    </section>
  );
}
