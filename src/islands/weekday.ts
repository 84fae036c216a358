/** Scrolls a table sideways, where it is wider than its place, until a column is in the middle. */
function bringIntoView(column: HTMLElement): void {
  const box = column.closest("table")?.parentElement;
  if (!box) return;
  const [own, place] = [column.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollLeft += (own.left + own.right - place.left - place.right) / 2;
}

/** Marks the columns of today in timetables, by the visitor's clock: a page doesn't know the day that it is read. */
export function init(): void {
  const today = String((new Date().getDay() + 6) % 7);
  for (const cell of document.querySelectorAll<HTMLElement>("[data-weekday]")) {
    const isToday = cell.dataset["weekday"] === today;
    cell.toggleAttribute("data-today", isToday);
    // a screen reader says it once, with the name of the day
    if (cell.matches("th")) cell.ariaCurrent = isToday ? "date" : null;
  }
  for (const column of document.querySelectorAll<HTMLElement>("th[data-today]"))
    bringIntoView(column);
}
