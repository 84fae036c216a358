import type { Call } from "./request.ts";

/** A page, or the site as a whole, that visitors are to see or not from now on. */
export interface NewVisibility {
  readonly subject: string;
  readonly isPublished: boolean;
}

/** Takes down what is published, or brings it back as it was. */
export function setVisible(
  call: Call,
  site: number,
  { subject, isPublished }: NewVisibility,
): Promise<void> {
  return call(`sites/${site}/visibility/${subject}`, { method: "PUT", body: { isPublished } });
}
