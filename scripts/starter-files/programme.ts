import { z } from "zod";
import { escapeHtml } from "#/lib/escape-html.ts";
import type { StoredStarter } from "./stored-starter.ts";

const textSchema = z.record(z.string(), z.object({ text: z.string() }));
type Text = z.infer<typeof textSchema>;

const programmeSchema = z.object({
  title: textSchema,
  rooms: z.array(z.object({ id: z.string(), name: textSchema })),
  days: z.array(
    z.object({
      sessions: z.array(
        z.object({
          title: textSchema,
          times: z.object({ from: z.string() }),
          room: z.string().nullable(),
          isKey: z.boolean(),
        }),
      ),
    }),
  ),
});

/** What nights are called here: a date would be another site's when it is begun. */
const nights: Text = {
  en: { text: "First night, Second night" },
  ru: { text: "Первая ночь, Вторая ночь" },
};

/** A linked programme on one page, a column for each night. */
export function programme(linked: string) {
  return ({ site }: StoredStarter, language: string): string => {
    const { fields } = site.linked?.find(({ id }) => id === linked) ?? {};
    const { title, rooms, days } = programmeSchema.parse(fields);
    const said = (text: Text | undefined): string => escapeHtml(text?.[language]?.text ?? "");
    const names = said(nights).split(", ");
    const columns = days.map(({ sessions }, at) => {
      const rows = sessions.map(({ title: talk, times, room, isKey }) => {
        const where = said(rooms.find(({ id }) => id === room)?.name);
        const words = isKey ? `<b>${said(talk)}</b>` : said(talk);
        const note = where === "" ? "" : `<small>${where}</small>`;
        return `<li${where === "" ? ' class="all"' : ""}><time>${times.from}</time> ${words} ${note}</li>`;
      });
      return `<section><h2>${names[at] ?? ""}</h2><ul>${rows.join("")}</ul></section>`;
    });
    return `<main class="nights" lang="${language}"><h1>${said(title)}</h1>${columns.join("")}</main>`;
  };
}
