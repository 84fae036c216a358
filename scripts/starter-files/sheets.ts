import { readFileSync } from "node:fs";
import path from "node:path";
import { programme } from "./programme.ts";
import type { StoredStarter } from "./stored-starter.ts";
import { timetable } from "./timetable.ts";

/** A file that a starter brings for visitors, printed. */
export interface Sheet {
  /** Of the file in the starter's document. */
  readonly id: string;
  /** What visitors save it as: links don't differ by language, so it says both. */
  readonly name: string;
  /** A page for each language of the starter, the first one first. */
  readonly pages: (starter: StoredStarter) => string;
}

/** A sheet that stands in this folder as it is. */
const written = (file: string) => (): string =>
  readFileSync(path.join(import.meta.dirname, file), "utf8");

/** By starter. Sheets neither name the site nor say an amount or a date: these are another site's when it is begun. */
export const sheets: Readonly<Record<string, readonly Sheet[]>> = {
  linden: [
    {
      id: "questionnaire",
      name: "Health questionnaire, Анкета о здоровье.pdf",
      pages: written("linden-questionnaire.html"),
    },
    {
      id: "complaints",
      name: "Complaints, Жалоба по шагам.pdf",
      pages: written("linden-complaints.html"),
    },
  ],
  night: [
    {
      id: "pocket-programme",
      name: "Pocket programme, Программа на листе.pdf",
      pages: (starter) => programme(starter, "sessions"),
    },
    {
      id: "access-guide",
      name: "Access guide, Доступная среда.pdf",
      pages: written("night-access.html"),
    },
  ],
  yard: [
    {
      id: "timetable",
      name: "Расписание, Timetable.pdf",
      pages: (starter) => timetable(starter, "clubs"),
    },
    {
      id: "consent",
      name: "Согласие родителей, Parents’ consent.pdf",
      pages: written("yard-consent.html"),
    },
  ],
};
