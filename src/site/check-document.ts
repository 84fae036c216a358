import { storableSchema } from "./field-schema.ts";
import { navigationFields } from "./navigation.ts";
import type { OperationContext } from "./operations/operation.ts";
import { checkPage } from "./operations/page-rules.ts";
import { refusal } from "./operations/refusals.ts";
import { templateFields } from "./operations/target.ts";
import type { SiteDocument } from "./site.ts";

/**
 * Checks a whole document whose shape was parsed against its templates: every field storable (R28), every section where
 * it may stand (R17), one page for each entry of the index. Operations keep all of it.
 * @throws OperationRefusal
 */
export function checkDocument(
  { site, index, pages }: SiteDocument,
  context: OperationContext,
): void {
  const entries = new Set(index.entries.map((entry) => entry.id));
  if (pages.length !== entries.size || pages.some((page) => !entries.has(page.id)))
    throw refusal("page-entry");
  const fieldsOfSite = [
    { name: "navigation", specs: navigationFields, fields: site.navigation },
    { name: "footer", specs: templateFields(site.footer, context), fields: site.footer.fields },
  ];
  for (const { name, specs, fields } of fieldsOfSite) {
    const checked = storableSchema(specs).safeParse(fields);
    const issue = checked.error?.issues[0];
    if (issue) throw refusal("field-value", [name, ...issue.path.map(String)], issue.message);
  }
  for (const page of pages) checkPage(page, context);
}
