import { timeLeft } from "#/lib/time-left.ts";
import { countOf, isUnit, unitText } from "#/lib/unit-text.ts";
import type { UnitName } from "#/lib/unit-text.ts";

const minute = 60_000;

/** A timer that fires early would count the minute that has passed. */
const late = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A text that stays is not told again. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function unitsOf(place: HTMLElement): [HTMLElement, UnitName][] {
  return [...place.querySelectorAll<HTMLElement>("[data-unit]")].flatMap((element) => {
    const { unit } = element.dataset;
    return isUnit(unit) ? [[element, unit]] : [];
  });
}

/** Once it is over it says what its owner says then, or goes. */
function finish(place: HTMLElement): void {
  if (place.querySelector(".countdown__after")) place.dataset["over"] = "";
  else place.hidden = true;
}

function update(): void {
  const now = Date.now();
  let wait = Infinity;
  for (const place of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
    const end = Number(place.dataset["countdown"]);
    if (end <= now) {
      finish(place);
      continue;
    }
    const left = timeLeft(now, end, place.dataset["zone"] ?? "");
    const units = unitsOf(place);
    const shown = units.map(([, unit]) => unit);
    for (const [element, unit] of units) {
      const count = countOf(unit, shown, left);
      const text = unitText(count, unit, document.documentElement.lang);
      write(element.querySelector("b"), text.count);
      write(element.querySelector("span"), text.name);
    }
    wait = Math.min(wait, (end - now) % minute || minute);
  }
  clearTimeout(timer);
  if (wait < Infinity) timer = setTimeout(update, wait + late);
}

/** Counts down as long as the page is there: a page is as it was when it was published. */
export function init(): void {
  update();
}
