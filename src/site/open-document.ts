import { findDocumentProblems } from "./check-document.ts";
import type { DocumentProblem } from "./check-document.ts";
import { completeDocument } from "./complete-document.ts";
import { withoutDocumentAliases } from "./document-aliases.ts";
import { migrateDocument } from "./migrations/migrate.ts";
import type { OperationContext } from "./operations/operation.ts";
import type { SiteDocument } from "./site.ts";

/** A document breaks rules that operations keep. */
export class DocumentRefused extends Error {
  override readonly name = "DocumentRefused";
  readonly problems: readonly DocumentProblem[];

  constructor(problems: readonly DocumentProblem[]) {
    super(problems.map(({ path, message }) => `${path.join("/")}: ${message}`).join("\n"));
    this.problems = problems;
  }
}

/**
 * A document from elsewhere, of any version, as one that can be stored: brought up to the present versions, completed
 * with every field that its templates have, and checked. The input stays as it is.
 * @throws MigrationError, DocumentRefused
 */
export function openDocument(input: unknown, context: OperationContext): SiteDocument {
  const migrated = migrateDocument(withoutDocumentAliases(input));
  const document = completeDocument(migrated, context.templates);
  const problems = findDocumentProblems(document, context);
  if (problems.length > 0) throw new DocumentRefused(problems);
  return document;
}
