import type { Records } from "../records.ts";
import type { Templates } from "../section.ts";

/** What the steps of the page tree are made from. */
export interface StepSource {
  readonly records: Records;
  readonly templates: Templates;
  readonly createId: () => string;
}
