import type { TextBinding, TextChange } from "../canvas/text/text-binding.ts";
import { createTextSession } from "../canvas/text/text-session.ts";
import { createFakeTimers } from "./fake-timers.ts";

/** An element as a text that is typed in, with a session of its own; it commits into a list. */
export function typedText(
  element: HTMLElement,
  about: Pick<TextBinding, "form"> & Partial<TextBinding>,
) {
  const timers = createFakeTimers();
  const session = createTextSession({
    timers,
    afterPaint: (call) => timers.after(0, call),
    label: (limit) => `Text, ${limit}`,
  });
  const commits: TextChange[] = [];
  const binding: TextBinding = {
    key: "text",
    limit: 500,
    isRequired: false,
    level: undefined,
    short: 0,
    language: "en",
    primary: "en",
    stored: "",
    original: "",
    isUntranslated: false,
    marks: [],
    commit: (change) => commits.push(change) > 0,
    ...about,
  };
  session.bind(element, binding);
  session.handlers.focusIn(element, { byKeyboard: false });
  return { session, timers, commits, binding };
}
