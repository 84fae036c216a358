import { checkDocument } from "./check-document.ts";
import { completeDocument } from "./complete-document.ts";
import { migrateDocument } from "./migrations/migrate.ts";
import type { OperationContext } from "./operations/operation.ts";
import type { SiteDocument } from "./site.ts";

/**
 * A document from elsewhere, of any version, as one that can be stored: brought up to the present versions, completed
 * with every field that its templates have, and checked. The input stays as it is.
 * @throws MigrationError, OperationRefusal
 */
export function openDocument(input: unknown, context: OperationContext): SiteDocument {
  const document = completeDocument(migrateDocument(input), context.templates);
  checkDocument(document, context);
  return document;
}
