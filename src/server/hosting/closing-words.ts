import type { SpokenLanguage } from "#/site/spoken-language.ts";
import type { Closing } from "../storage/live-pointer.ts";
import { noticeWords } from "./notice-words.data.ts";

const hourMs = 3_600_000;

/** What a page says of a site that is closed for now, as text. */
export interface ClosingWords {
  readonly title: string;
  readonly text: string;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number;
}

/** `now` is in milliseconds since 1970. A time that has passed is told no more: what was planned for it wasn't done. */
export function closingWords(
  { words, until }: Closing,
  { language, now }: { readonly language: SpokenLanguage; readonly now: number },
): ClosingWords {
  const own = noticeWords[language].closed;
  const text = words || own.text;
  const left = until === undefined ? 0 : until.at - now;
  if (until === undefined || left <= 0)
    return { title: own.title, text, retryAfter: hourMs / 1000 };
  const say = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: until.timeZone }).format(at);
  const year = { year: "numeric" } as const;
  const isThisYear = say(now, year) === say(until.at, year);
  const day = { day: "numeric", month: "long", ...(!isThisYear && year) } as const;
  const title = say(now, day) === say(until.at, day) ? own.today : own.another;
  return {
    title: title
      .replace("{time}", say(until.at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }))
      // a day stays on the line of its month
      .replace("{date}", say(until.at, day).replaceAll(" ", "\u{A0}")),
    text,
    retryAfter: Math.ceil(left / 1000),
  };
}
