import type { ReactNode } from "react";
import type { NotFound } from "#/site/not-found.ts";
import { readText } from "#/site/localized-text.ts";
import type { LanguageCode } from "#/site/language.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { spokenAttributes, wordLanguage } from "#/site/word-language.ts";
import type { WordLanguage } from "#/site/word-language.ts";

export interface NotFoundViewProps {
  readonly notFound: NotFound;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** The path of the home page in this language. */
  readonly home: string;
}

const ownWords = { title: "notFoundTitle", text: "notFoundText", button: "notFoundHome" } as const;

/** A text of the page for unknown paths, with its language where that isn't the page's. */
export function notFoundWords(
  name: keyof typeof ownWords,
  { notFound, language, primary }: Omit<NotFoundViewProps, "home">,
): { readonly words: string; readonly spoken: WordLanguage } {
  const own = readText(notFound[name], language, primary).trim();
  if (own === "")
    return {
      words: visitorMessage(ownWords[name], language),
      spoken: spokenAttributes(language),
    };
  const isTranslated = (notFound[name][language]?.text ?? "").trim() !== "";
  return { words: own, spoken: wordLanguage(isTranslated ? language : primary, language) };
}

/** What a visitor sees at a path that doesn't exist (R2): the owner's words or the product's, and the way home. */
export function NotFoundView(props: NotFoundViewProps): ReactNode {
  const { side, colours } = props.notFound;
  const [title, text, button] = (["title", "text", "button"] as const).map((name) =>
    notFoundWords(name, props),
  );
  const isCentred = side === "center";
  return (
    <section
      className="section section--tall"
      {...(colours !== "theme" && { "data-mode": colours.toLowerCase(), "data-ground": "page" })}
    >
      <div className="wrap">
        <div className={`head ${isCentred ? "head--centre" : "head--start"} cq`}>
          <h1 className="title" data-level="72" {...title?.spoken}>
            {title?.words}
          </h1>
          <p className="lead" {...text?.spoken}>
            {text?.words}
          </p>
        </div>
        <div className="button-row" data-align={isCentred ? "center" : undefined}>
          <a className="button" href={props.home} {...button?.spoken}>
            {button?.words}
          </a>
        </div>
      </div>
    </section>
  );
}
