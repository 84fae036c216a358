import { earliestToday } from "./last-day.ts";

/** Name of the local entry that holds hashes of what a visitor has closed. */
const entry = "closedAnnouncements";

/** Most that a browser remembers; the oldest goes first. */
const most = 20;

/** What was closed since the page was loaded: all there is where the browser keeps nothing. */
const closed: string[] = [];

function remembered(): string[] {
  try {
    return localStorage.getItem(entry)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function remember(words: string): void {
  closed.push(words);
  try {
    localStorage.setItem(entry, [...remembered(), words].slice(-most).join(" "));
  } catch {
    // it is closed for this visit
  }
}

/**
 * Hides announcements whose last day is over everywhere, and those that the visitor has closed, until their words change.
 * Those of the first page are hidden before it is seen (`render/announcement-script.ts`). What is kept is kept because the
 * visitor asked for it, says nothing about them and is never sent (decision 561).
 */
export function initAnnouncements(): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-announcement]")) {
    const { announcement = "", ends } = bar.dataset;
    const button = bar.querySelector("button");
    const isClosed = announcement !== "" && [...closed, ...remembered()].includes(announcement);
    bar.hidden = isClosed || (ends !== undefined && ends < earliestToday());
    button?.addEventListener("click", () => {
      bar.hidden = true;
      // what had the keyboard is gone
      document.querySelector<HTMLElement>("header a, main a")?.focus({ preventScroll: true });
      remember(announcement);
    });
  }
}
