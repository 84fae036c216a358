import { useState } from "react";

interface Typed {
  readonly text: string;
  /** What the document had meanwhile. */
  readonly over: string;
}

/** Texts as they stand in their fields, letter by letter, before they are saved. */
export interface LiveTexts {
  /** What is typed into a field; what the document has once it is saved or undone. */
  shown(field: string, stored: string): string;
  typed(field: string, stored: string): (text: string) => void;
}

export function useLiveTexts(): LiveTexts {
  const [fields, setFields] = useState<Readonly<Record<string, Typed>>>({});
  return {
    shown(field, stored) {
      const found = fields[field];
      return found?.over === stored ? found.text : stored;
    },
    typed: (field, stored) => (text) =>
      setFields((before) => ({ ...before, [field]: { text, over: stored } })),
  };
}
