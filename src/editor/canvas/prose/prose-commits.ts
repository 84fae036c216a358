import { timings } from "#/site/limits.ts";
import type { Block } from "#/sections/kit/prose/prose-groups.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Timers } from "../../signals/timers.ts";
import { displayedText } from "../text/displayed-text.ts";
import type { ShownBlock } from "./prose-document.ts";
import { proseSteps } from "./prose-steps.ts";
import type { KnownBlock, ProsePlace } from "./prose-steps.ts";

/** While others are there, what is typed goes to them as often as this, in milliseconds. */
const sharedTyping = 120;

/** A block as it is shown in a language: the original where it has no translation. */
export function knownBlock(
  { id, type, text }: Block,
  { language, primary }: Pick<ProsePlace, "language" | "primary">,
): KnownBlock {
  const { text: stored = "" } = text[language] ?? {};
  const own = stored === "" ? primary : language;
  const { text: words = "", marks = [] } = text[own] ?? {};
  return { id, type, stored, text: displayedText(words, own), marks };
}

interface Options {
  readonly place: ProsePlace;
  readonly timers: Timers;
  readonly isShared: () => boolean;
  /** The blocks that are shown. */
  readonly blocks: () => readonly ShownBlock[];
  readonly onPending: (isPending: boolean) => void;
  /** Does the steps; one that goes on with the typing before is undone together with it. Answers whether they were taken. */
  readonly commit: (steps: readonly [Step, ...Step[]], options: { goesOn: boolean }) => boolean;
  /** The document has taken what was shown. */
  readonly onCommitted: () => void;
}

/** Brings what is edited into the document: blocks at once, words after a second of rest. */
export interface ProseCommits {
  /** The blocks as the site has them, and as they are shown. */
  know(blocks: readonly KnownBlock[]): void;
  known(): readonly KnownBlock[];
  /** Something was changed here; `isTyping` where no block came, went or became another kind. */
  change(isTyping: boolean): void;
  isDirty(): boolean;
  flush(): void;
}

export function createProseCommits(options: Options): ProseCommits {
  const { place, timers, isShared, blocks, onPending } = options;
  let known: readonly KnownBlock[] = [];
  let cancel: (() => void) | undefined;
  let isDirty = false;
  let goesOn = false;
  let typedAt = -Infinity;
  const flush = (): void => {
    cancel?.();
    cancel = undefined;
    if (!isDirty) return;
    isDirty = false;
    onPending(false);
    const [first, ...others] = proseSteps(place, known, blocks(), { isTyped: isShared() });
    if (!first) return;
    const isTyping = others.length === 0 && first.name === "text.set";
    const isTaken = options.commit([first, ...others], { goesOn: isTyping && goesOn });
    goesOn = isTyping;
    if (isTaken) options.onCommitted();
  };
  return {
    know(next) {
      known = next;
    },
    known: () => known,
    isDirty: () => isDirty,
    flush,
    change(isTyping) {
      isDirty = true;
      onPending(true);
      const now = timers.now();
      if (now - typedAt >= timings.textChange) goesOn = false;
      typedAt = now;
      if (!isTyping) {
        flush();
        return;
      }
      if (isShared() && cancel) return;
      cancel?.();
      cancel = timers.after(isShared() ? sharedTyping : timings.textChange, flush);
    },
  };
}
