import { useRef, useState } from "react";

/**
 * A value that changes at each move and is committed when the pointer or the key is released: one step to undo. What
 * comes from elsewhere meanwhile shows when nothing is being moved.
 */
export function useDraftValue<Value>(
  stored: Value,
  commit: (value: Value) => void,
): [Value, (value: Value) => void, () => void] {
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const latest = useRef<{ readonly value: Value } | null>(null);
  const show = (value: Value): void => {
    latest.current = { value };
    setDraft(latest.current);
  };
  const finish = (): void => {
    const last = latest.current;
    latest.current = null;
    setDraft(null);
    if (last && JSON.stringify(last.value) !== JSON.stringify(stored)) commit(last.value);
  };
  return [draft ? draft.value : stored, show, finish];
}
