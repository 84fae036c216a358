/** The westernmost clocks are so many milliseconds behind UTC: a day that is over there is over everywhere. */
const lastZone = 12 * 3_600_000;

/**
 * Hides what is over in lists of events: a page is as it was when it was published, and doesn't know the day that it is
 * read. Where all of a list is over, it stays and is marked, so that no empty place is left.
 */
export function initPastEvents(): void {
  const today = new Date(Date.now() - lastZone).toISOString().slice(0, 10);
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
