/** What publishing looks for, by its permanent code. Errors hold it up; warnings are shown beside it. */
export const problemSeverities = {
  "text-over-limit": "error",
  "text-missing": "error",
  "link-page-gone": "error",
  "link-section-gone": "error",
  "link-file-gone": "error",
  "template-unknown": "error",
  "template-newer": "error",
  "event-times": "error",
  "placeholder-text": "warning",
  "link-section-hidden": "warning",
  "link-missing": "warning",
  "picture-missing": "warning",
  "embed-missing": "warning",
  "hours-missing": "warning",
  "alt-missing": "warning",
  "page-title-missing": "warning",
  "page-heavy": "warning",
  "page-description-missing": "warning",
  "heading-missing": "warning",
  "heading-late": "warning",
  "words-vague": "warning",
  "words-address": "warning",
  "words-same": "warning",
  "word-long": "warning",
  "icon-unknown": "warning",
  "ground-brand": "warning",
  "ground-second": "warning",
  "contrast-low": "warning",
  "link-redirects": "warning",
  "outside-broken": "warning",
  "outside-moved": "warning",
  untranslated: "warning",
  "translation-stale": "warning",
} as const;

/** What only the server knows: weights, and what other sites answer. */
export const serverCodes: ReadonlySet<string> = new Set([
  "page-heavy",
  "outside-broken",
  "outside-moved",
]);
export type ProblemCode = keyof typeof problemSeverities;
