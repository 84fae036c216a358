import { localMoment } from "#/lib/local-moment.ts";
import type { LocalMoment } from "#/lib/local-moment.ts";
import { isTodayAmong, openState } from "#/lib/open-hours.ts";
import type { OpenHours } from "#/lib/open-hours.ts";

/** As the page carries them (`hoursData`). */
interface PageHours extends OpenHours {
  readonly zone: string;
}

/** How often what the clock says is looked at again, in milliseconds. */
const interval = 30_000;

let timer: ReturnType<typeof setInterval> | undefined;

function timeText(time: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(Date.parse(`1970-01-01T${time}Z`));
}

function updateChip(chip: HTMLElement, hours: PageHours, moment: LocalMoment): void {
  const { isOpen, time } = openState(hours, moment);
  const { dataset } = chip;
  const words = isOpen ? dataset[time ? "until" : "open"] : dataset[time ? "opens" : "closed"];
  const text = words?.replace("{time}", time ? timeText(time) : "") ?? "";
  // a text that stays is not told again
  if (chip.textContent !== text) chip.textContent = text;
  dataset["state"] = isOpen ? "open" : "closed";
  chip.hidden = false;
}

/** A day of this year needs no year. The page has it: when it is read isn't known when it is made. */
function shortenDate(row: HTMLElement, today: string): void {
  const name = row.querySelector<HTMLElement>("[data-short]");
  if (name && row.dataset["date"]?.slice(0, 4) === today.slice(0, 4))
    name.textContent = name.dataset["short"] ?? "";
}

/** Marks the line of today, and takes days away that are over. */
function updateTable(table: HTMLElement, { exceptions }: PageHours, { date }: LocalMoment): void {
  for (const row of table.querySelectorAll<HTMLElement>("[data-days],[data-date]")) {
    const { days, date: own } = row.dataset;
    row.toggleAttribute(
      "data-today",
      own === undefined
        ? isTodayAmong(days?.split(" ").map(Number) ?? [], { date, exceptions })
        : own === date,
    );
    if (own !== undefined) row.hidden = own < date;
    shortenDate(row, date);
  }
}

function update(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const hours: PageHours = JSON.parse(element.dataset["hours"] ?? "");
    const moment = localMoment(Date.now(), hours.zone);
    if (element.dataset["until"] !== undefined) updateChip(element, hours, moment);
    else updateTable(element, hours, moment);
  }
}

/** Says on the page whether it is open now, and goes on saying it while the page is there. */
export function init(): void {
  update();
  clearInterval(timer);
  timer = setInterval(update, interval);
}
