import { readFileSync } from "node:fs";
import path from "node:path";
import { programme } from "./programme.ts";
import type { StoredStarter } from "./stored-starter.ts";
import { timetable } from "./timetable.ts";

/** A file that a starter brings for visitors. */
export interface Sheet {
  /** Of the file in the starter's document. */
  readonly id: string;
  /** What it is called, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** Its page in a language. */
  readonly page: (starter: StoredStarter, language: string) => string;
}

/** A sheet as it is printed once. */
export interface SheetPrint {
  readonly sheet: Sheet;
  /** What it is printed in, a page for each. */
  readonly languages: readonly string[];
}

/** What visitors save a print as: links don't differ by language, so it says each of its own. */
export function printName({ sheet: { names }, languages }: SheetPrint): string {
  return languages.map((language) => names[language]).join(", ");
}

/** A sheet whose words stand in this folder, a file for each language. */
const written =
  (file: string) =>
  (_starter: StoredStarter, language: string): string =>
    readFileSync(path.join(import.meta.dirname, `${file}.${language}.html`), "utf8");

/** By starter. Sheets neither name the site nor say an amount or a date: these are another site's when it is begun. */
export const sheets: Readonly<Record<string, readonly Sheet[]>> = {
  linden: [
    {
      id: "questionnaire",
      names: { en: "Health questionnaire", ru: "Анкета о здоровье" },
      page: written("linden-questionnaire"),
    },
    {
      id: "complaints",
      names: { en: "Complaints", ru: "Жалоба по шагам" },
      page: written("linden-complaints"),
    },
  ],
  night: [
    {
      id: "pocket-programme",
      names: { en: "Pocket programme", ru: "Программа на листе" },
      page: programme("sessions"),
    },
    {
      id: "access-guide",
      names: { en: "Access guide", ru: "Доступная среда" },
      page: written("night-access"),
    },
  ],
  yard: [
    {
      id: "timetable",
      names: { ru: "Расписание", en: "Timetable" },
      page: timetable("clubs"),
    },
    {
      id: "consent",
      names: { ru: "Согласие родителей", en: "Parents’ consent" },
      page: written("yard-consent"),
    },
  ],
};
