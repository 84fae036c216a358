import { earliestToday } from "./last-day.ts";

/**
 * Hides what is over in lists of events: a page is as it was when it was published, and doesn't know the day that it is
 * read. Where all of a list is over, it stays and is marked, so that no empty place is left.
 */
export function init(): void {
  const today = earliestToday();
  const isOver = (event: HTMLElement) => (event.dataset["last"] ?? today) < today;
  for (const list of new Set(
    [...document.querySelectorAll("[data-last]")].map((event) => event.parentElement),
  )) {
    const events = [...(list?.children ?? [])].filter((one) => one instanceof HTMLElement);
    const areOver = events.every(isOver);
    for (const event of events.filter(isOver)) {
      if (areOver) event.dataset["over"] = "";
      else event.hidden = true;
    }
  }
}
