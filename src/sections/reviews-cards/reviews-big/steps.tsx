import type { ReactNode } from "react";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { wordLanguage } from "#/site/word-language.ts";
import { Icon, useEnvironment } from "../../kit/index.ts";
import { stepWords } from "../step-words.data.ts";

/** Buttons that lead along the row before them; their script shows them (`islands/along-rows.ts`). */
export function Steps(): ReactNode {
  const { language, spoken } = useEnvironment();
  const own = stepWords[spokenLanguage(language)];
  const { previous, next } = own ?? stepWords.en;
  const spokenIn = own ? spoken : wordLanguage("en", language);
  return (
    <div className="reviews-big__steps" data-along="" hidden>
      <button
        className="icon-button"
        type="button"
        data-step={-1}
        aria-label={previous}
        {...spokenIn}
      >
        <svg className="ico ico--arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 12H5m6 6-6-6 6-6" />
        </svg>
      </button>
      <button className="icon-button" type="button" data-step={1} aria-label={next} {...spokenIn}>
        <Icon name="arrow" />
      </button>
    </div>
  );
}
