/** Custom properties that a page's markup reads, and style sheets that come when it is there already. `late-reads.test.ts` finds them. */
export const lateReads: readonly string[] = [
  "--brand","--card","--dialog","--ease","--edge","--error","--fast","--field","--focus","--font-body","--gap","--hairline","--mark","--muted","--on-brand","--on-soft","--page","--popup","--r-card","--r-input","--r-picture","--s2","--s3","--s4","--s5","--shadow-popup","--small","--soft","--success","--text",
];
