/** What an entry of the history says of the page that it leads to. */
export interface EntryState {
  readonly isLedTo?: boolean;
}

/** Whether somebody was led to the page that was just loaded; else it is loaded again or returned to. */
export function wasLedTo(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  if (load instanceof PerformanceNavigationTiming && load.type === "navigate") return true;
  // some browsers give no account of navigations
  const { navigation }: { navigation?: Navigation } = window;
  const state: EntryState | null | undefined = navigation?.currentEntry?.getState();
  if (!navigation || !state?.isLedTo) return false;
  // the next reload is one
  navigation.updateCurrentEntry({ state: null });
  return true;
}
