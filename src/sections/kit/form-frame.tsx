import { use } from "react";
import type { ReactNode } from "react";
import { held, specOfKind } from "#/fields/held-value.ts";
import { readText } from "#/site/localized-text.ts";
import { wordLanguage, wordsIn } from "#/site/word-language.ts";
import { useEnvironment, useScope, useSectionId } from "./environment.ts";
import { endingWords, endingsOf } from "./form-ending.ts";
import type { FormEnding, OwnEndings } from "./form-ending.ts";
import { FormStateContext } from "./form-state.ts";
import type { FormState } from "./form-state.ts";
import { FormInside } from "./form.tsx";
import { formWords } from "./form-words.ts";
import type { FormAbout, FormGiven, SectionForm } from "./section-form.ts";
import { ShownEndingContext } from "./shown-ending-context.ts";

/** What the section's owner wrote for the endings of its form, as its island reads it; undefined where that is nothing. */
function useOwnEndings({ kind, endings }: FormAbout): string | undefined {
  const environment = useEnvironment();
  const scope = useScope();
  const { language, primary } = environment;
  const own: { -readonly [Ending in FormEnding]?: OwnEndings[Ending] } = {};
  for (const ending of endingsOf[kind]) {
    const name = endings[ending];
    if (name === undefined) continue;
    const value = environment.useField(scope, name);
    const text = held(specOfKind(scope.specs, name, "text"), value) ?? {};
    const words = readText(text, language, primary);
    const from = text[language]?.text ? language : primary;
    if (words.trim() !== "") own[ending] = wordsIn(words, wordLanguage(from, language));
  }
  return Object.keys(own).length > 0 ? JSON.stringify(own) : undefined;
}

/** How the form stands: idle on published pages; on the canvas at the ending that is shown, whose words are edited in their place. */
function useShownState({ endings }: FormAbout): FormState {
  const { message } = useEnvironment();
  const state = use(FormStateContext);
  const shown = use(ShownEndingContext);
  const field = shown === null ? undefined : endings[shown];
  if (shown === null || field === undefined) return state;
  return { ...state, answer: { kind: "ok", text: endingWords(shown, message), field } };
}

export interface FormProps<Given extends FormGiven> {
  readonly of: SectionForm<Given>;
  readonly given: Given;
  readonly className: string;
  /** Carried along besides what every form of the site carries. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Attributes that its islands read. */
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
}

/** A visitors' form; it tells where on the page it stands. It posts without JavaScript; an island finds it by `data-form` and takes over. */
export function Form<Given extends FormGiven>(props: FormProps<Given>): ReactNode {
  const { of, given, className, hidden, data } = props;
  const { name, kind, View } = of;
  const { form, message } = useEnvironment();
  const { action, hidden: carried } = form(kind);
  const section = useSectionId();
  const place: Record<string, string> = section === undefined ? {} : { section };
  return (
    <form
      className={className}
      method="post"
      action={action}
      data-form={kind}
      data-view={name}
      data-given={Object.keys(given).length > 0 ? JSON.stringify(given) : undefined}
      // what is wrong is said by the page, never by the browser's own bubbles
      noValidate
      {...data}
      data-words={JSON.stringify(formWords(kind, message, of.says?.(given)))}
      data-endings={useOwnEndings(of)}
    >
      <FormStateContext value={useShownState(of)}>
        <FormInside hidden={{ ...carried, ...place, ...hidden }}>
          <View {...given} />
        </FormInside>
      </FormStateContext>
    </form>
  );
}
