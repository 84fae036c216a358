/** Rows and what of them the keyboard reaches, as they stand in the table. */
const rowSelector = "[data-line]";
const stopSelector = "[data-stop]";

/** The elements of a row that arrow keys go to, from the start to the end. */
function stopsOf(row: Element | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(stopSelector) ?? [])];
}

/** The row above or below, also of the next section. */
function rowBeside(row: Element | null, by: 1 | -1): Element | undefined {
  const rows = [...(row?.closest("[role=grid]")?.querySelectorAll(rowSelector) ?? [])];
  const at = rows.findIndex((one) => one === row);
  return at === -1 ? undefined : rows[at + by];
}

/** Goes to the text of the row above or below, with the caret at its start or end. Whether there is one. */
export function goToText(from: Element, by: 1 | -1, caret: "start" | "end"): boolean {
  const next = rowBeside(from.closest(rowSelector), by)?.querySelector("textarea");
  if (!next) return false;
  next.focus();
  next.scrollIntoView({ block: "nearest" });
  const at = caret === "start" ? 0 : next.value.length;
  next.setSelectionRange(at, at);
  return true;
}

/** What arrow keys do between cells; whether the key was one of theirs. */
export function goToCell(from: HTMLElement, key: string): boolean {
  const row = from.closest(rowSelector);
  const stops = stopsOf(row);
  const at = stops.indexOf(from);
  const show = (stop: HTMLElement | undefined): boolean => {
    stop?.focus();
    stop?.scrollIntoView({ block: "nearest" });
    return true;
  };
  switch (key) {
    case "ArrowLeft":
      return show(stops[at - 1]);
    case "ArrowRight":
      return show(stops[at + 1]);
    case "Home":
      return show(stops[0]);
    case "End":
      return show(stops.at(-1));
    case "ArrowUp":
    case "ArrowDown": {
      const next = stopsOf(rowBeside(row, key === "ArrowDown" ? 1 : -1) ?? null);
      return show(next[at] ?? next.at(-1));
    }
    default:
      return false;
  }
}
