import { useEffect, useState } from "react";

/** Whether the page has been drawn and the browser has had a moment of rest since, or a second at most. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = (): void => setSettled(true);
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(settle, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isSettled;
}
