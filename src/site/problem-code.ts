/** What publishing looks for, by its permanent code. Errors hold it up; warnings are shown beside it. */
export const problemSeverities = {
  "text-over-limit": "error",
  "text-missing": "error",
  "link-page-gone": "error",
  "link-section-gone": "error",
  "template-unknown": "error",
  "template-newer": "error",
  "event-times": "error",
  "placeholder-text": "warning",
  "link-section-hidden": "warning",
  "alt-missing": "warning",
  "page-title-missing": "warning",
  untranslated: "warning",
  "translation-stale": "warning",
} as const;
export type ProblemCode = keyof typeof problemSeverities;
