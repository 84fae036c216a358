import type { DocumentAnswer } from "#/api/documents.ts";
import type { Operation } from "#/site/operations/operation.ts";
import type { RunContext } from "#/site/operations/ready-operation.ts";
import type { SiteClient } from "../api/client.ts";
import type { Timers } from "../signals/timers.ts";
import type { ConflictStorage } from "./conflict-storage.ts";
import type { Outbox } from "./outbox.ts";

/** What a document store is made of. */
export interface DocumentStoreOptions {
  readonly document: DocumentAnswer;
  readonly client: Pick<SiteClient, "document" | "send">;
  readonly outbox: Pick<Outbox, "keep" | "forget">;
  readonly conflicts: ConflictStorage;
  /** Operations that aren't known are refused; `loadOperations` makes them known. */
  readonly context: RunContext;
  readonly loadOperations: () => Promise<void>;
  /** Makes the templates that an answer uses known, before it is read. */
  readonly prepare: (answer: DocumentAnswer) => Promise<void>;
  readonly timers: Timers;
  readonly createId: () => string;
  readonly random?: () => number;
  /** What earlier tabs left unsent. */
  readonly unsent?: readonly Operation[];
  /** Pictures that came along with records. */
  readonly onAssets?: (assets: DocumentAnswer["assets"]) => void;
}
