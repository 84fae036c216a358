import { OperationRefusal } from "./operation.ts";

/** Every rule that an operation can be refused by, and what the writer is told. Ids are permanent. */
const refusals = {
  "operation-unknown": "There is no such operation",
  "batch-incomplete": "Operations of this batch are missing",
  "batch-refused": "Another operation of the same batch can't be applied",
  arguments: "These arguments don't fit the operation",

  "site-gone": "This site is no longer there",
  "page-gone": "This page is no longer there",
  "section-gone": "This section is no longer there",
  "item-gone": "This item is no longer there",
  "picture-gone": "There is no picture here any more",
  "event-gone": "This event is no longer there",
  "language-gone": "The site doesn't have this language",

  "field-unknown": "There is no such field",
  "field-kind": "This field is of another kind",
  "field-value": "This value doesn't fit its field",
  "text-too-long": "This text is longer than its field can keep",

  "list-full": "There is no room for another item here",
  "list-minimum": "These are the fewest items that this list can have",
  "item-exists": "This item stands here already",

  "template-unknown": "There is no such template",
  "template-newer": "This was made by a newer version of the editor. Load the page again",
  "template-version": "This section was made for another version of its template",
  "template-unique": "A page can have this section only once",
  "header-unique": "A page can have only one header",
  "header-first": "The header stands first on its page",
  "footer-on-page": "The footer belongs to the site and can't be added to a page",
  "section-exists": "This section stands here already",
  "page-full": "There is no room for another section on this page",

  "page-exists": "This page stands here already",
  "pages-full": "There is no room for another page on this site",
  "page-entry": "The page and its entry have different ids",
  "path-taken": "Another page has this path",
  "path-language": "A page's path can't begin with the code of one of the site's languages",
  "home-page": "The home page stays first, at /, and can't be removed",

  "language-exists": "The site has this language already",
  "languages-full": "There is no room for another language on this site",
  "language-primary":
    "The primary language stays active and can't be removed; make another language primary first",

  "event-exists": "This event stands here already",
  "events-full": "There is no room for another event on this site",
} as const;
export type RefusalRule = keyof typeof refusals;

/** The refusal by a rule; `path` leads to the spot, `detail` adds what exactly doesn't fit. */
export function refusal(
  rule: RefusalRule,
  path: readonly (string | number)[] = [],
  detail?: string,
): OperationRefusal {
  return new OperationRefusal(
    rule,
    detail === undefined ? refusals[rule] : `${refusals[rule]}: ${detail}`,
    path,
  );
}
