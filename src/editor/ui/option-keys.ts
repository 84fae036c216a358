import type { KeyboardEvent } from "react";
import { neighbour } from "./neighbour.ts";
import type { Direction } from "./neighbour.ts";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The option to which a key leads, by its place on the screen. */
function targetOf(key: string, options: readonly HTMLElement[], here: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return options.length - 1;
  const direction = directions[key];
  if (!direction) return undefined;
  return neighbour(
    options.map((option) => option.getBoundingClientRect()),
    here,
    direction,
  );
}

/** Whether a key types a character. */
function isTyping(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey;
}

interface OptionKeys {
  readonly options: readonly HTMLElement[];
  /** Gets the keyboard when letters are typed, and at the upper edge. */
  readonly search: HTMLElement | null;
}

/** Moves the focus among options by position on the screen. Keys of what else is there are left alone. */
export function optionKeys(event: KeyboardEvent, { options, search }: OptionKeys): void {
  const here = options.findIndex((option) => option === event.target);
  if (here === -1) return;
  if (isTyping(event)) return search?.focus();
  const target = targetOf(event.key, options, here);
  if (target === undefined) return;
  event.preventDefault();
  if (target === here && event.key === "ArrowUp") return search?.focus();
  options[target]?.focus();
}
