import { z } from "zod";
import { linesOfCell } from "#/fields/cells/spec.ts";
import { escapeHtml } from "#/lib/escape-html.ts";
import type { StoredStarter } from "./stored-starter.ts";

const textSchema = z.record(z.string(), z.object({ text: z.string() }));

const weekSchema = z.object({
  title: textSchema,
  days: z.array(z.object({ id: z.string(), name: textSchema })),
  kinds: z.array(z.object({ id: z.string() })),
  rows: z.array(
    z.object({
      time: textSchema,
      facts: z.record(z.string(), z.object({ kind: z.string().optional() })),
      cells: z.record(z.string(), textSchema),
    }),
  ),
  note: textSchema,
});

/** The week of a timetable that a site shows. */
export function timetable(section: string) {
  return ({ pages }: StoredStarter, language: string): string => {
    const shown = pages.flatMap(({ sections }) => sections).find(({ id }) => id === section);
    const { title, days, kinds, rows, note } = weekSchema.parse(shown?.fields);
    const said = (text: z.infer<typeof textSchema>): string =>
      escapeHtml(text[language]?.text ?? "");
    const head = days.map(({ name }) => `<th scope="col">${said(name)}</th>`).join("");
    const body = rows.map(({ time, facts, cells }) => {
      const held = days.map(({ id }) => {
        const cell = cells[id];
        if (!cell) return "<td></td>";
        const { words, note: below } = linesOfCell(said(cell));
        const tone = kinds.findIndex((kind) => kind.id === facts[id]?.kind) + 1;
        return `<td data-tone="${tone}"><b>${words}</b>${below}</td>`;
      });
      return `<tr><th scope="row">${said(time)}</th>${held.join("")}</tr>`;
    });
    return `<main class="week" lang="${language}"><h1>${said(title)}</h1>
<table><thead><tr><th></th>${head}</tr></thead><tbody>${body.join("")}</tbody></table>
<p>${said(note)}</p></main>`;
  };
}
