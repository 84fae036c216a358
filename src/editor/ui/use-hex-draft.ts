import { useEffect, useRef, useState } from "react";
import { normaliseHex } from "#/lib/colour/hex.ts";

/** Milliseconds without typing after which a wrong colour is called wrong. */
export const badHexAfter = 600;

export interface HexDraftOptions {
  /** What is set; null is no colour. */
  readonly value: string | null;
  /** Whether the field may be left empty. */
  readonly isOptional: boolean;
  readonly onPreview: (colour: string | null) => void;
  readonly onCommit: (colour: string | null) => void;
}

export interface HexDraft {
  readonly text: string;
  readonly isBad: boolean;
  type(text: string): void;
  /** Sets a good colour; a bad one stays to be mended, and the last good one stays in force. */
  leave(): void;
  /** Forgets what was typed. */
  revert(): void;
}

const shown = (colour: string | null): string => colour?.toUpperCase() ?? "";

/** A colour as it is typed: shown at once where it is one, set when the field is left. */
export function useHexDraft({ value, isOptional, onPreview, onCommit }: HexDraftOptions): HexDraft {
  const [typed, setTyped] = useState<string>();
  const [isBad, setBad] = useState(false);
  const colour = typed === undefined ? value : normaliseHex(typed);
  const isEmpty = isOptional && typed?.trim() === "";
  const isWrong = typed !== undefined && colour === null && !isEmpty;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = (): void => {
    setTyped(undefined);
    setBad(false);
  };
  return {
    text: typed ?? shown(value),
    isBad: isBad && isWrong,
    type(text) {
      setTyped(text);
      setBad(false);
      const next = normaliseHex(text);
      if (next !== null) onPreview(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setBad(true), badHexAfter);
    },
    leave() {
      if (typed === undefined) return;
      if (isWrong) return setBad(true);
      end();
      onCommit(isEmpty ? null : colour);
    },
    revert() {
      end();
      onPreview(null);
    },
  };
}
