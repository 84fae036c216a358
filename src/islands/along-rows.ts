import { scrollBehaviour } from "./motion.ts";

/** Pixels that browsers may be off where a row stands at its end. */
const slack = 2;

/** The item whose start is nearest to the row's: it is the one that is read. */
function itemAt(row: HTMLElement, items: readonly Element[]): number {
  const isTurned = getComputedStyle(row).direction === "rtl";
  const start = (one: Element): number => {
    const { left, right } = one.getBoundingClientRect();
    return isTurned ? -right : left;
  };
  const away = items.map((item) => Math.abs(start(item) - start(row)));
  return away.indexOf(Math.min(...away));
}

/** Leads a row that scrolls to the item after the one that is read, or the one before; after the last comes the first. */
function lead(row: HTMLElement, by: number): void {
  const items = [...row.children];
  const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - slack;
  const at = by > 0 && isAtEnd ? items.length - 1 : itemAt(row, items);
  const next = items[(at + by + items.length) % items.length];
  next?.scrollIntoView({ behavior: scrollBehaviour(), block: "nearest", inline: "start" });
}

function handleClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  const row = button?.closest("[data-along]")?.previousElementSibling;
  if (button && row instanceof HTMLElement) lead(row, Number(button.dataset["step"]));
}

let isWatching = false;

/** Buttons below a row that scrolls lead along it; without a script it is scrolled. */
export function init(): void {
  for (const along of document.querySelectorAll<HTMLElement>("[data-along]")) along.hidden = false;
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("click", handleClick);
}
