import { text } from "#/fields/text/spec.ts";

/** Characters of an event's texts that are published. */
export const eventLimits = { title: 100, description: 500, place: 150 } as const;

/** An event's texts as fields, so that text operations serve them. */
export const eventFields = {
  title: text({ limit: eventLimits.title, isRequired: true }),
  description: text({ limit: eventLimits.description }),
  place: text({ limit: eventLimits.place }),
} as const;
