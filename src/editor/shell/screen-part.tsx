import { lazy, useState } from "react";
import type { ComponentType, ReactNode } from "react";

/** A screen whose code is loaded when it is first opened. */
export interface ScreenPart<Props extends object> {
  /** Stands within a `Suspense`. */
  readonly Screen: ComponentType<Props>;
  /** Loads it ahead; rejects where it can't be had. */
  preload(): Promise<void>;
}

/**
 * What was loaded ahead is drawn at once: React holds back what was waited for with a fallback for up to 300 ms, also
 * where it is there by then.
 */
export function screenPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ScreenPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await load() }));
  return {
    Screen: function Screen(props: Props): ReactNode {
      // one for as long as it is shown: another would begin anew
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
      return <Shown {...props} />;
    },
    async preload() {
      loaded = await load();
    },
  };
}
