import type { OperationRefusal } from "./operation.ts";

/** Every rule that an operation can be refused by, and what the writer is told. Ids are permanent. */
export const refusalTexts = {
  "operation-unknown": "There’s no such operation",
  "batch-incomplete": "This batch is missing some of its operations",
  "batch-differs": "The operations of this batch differ in its name or size",
  "batch-exists": "Another batch already has this id",
  "batch-refused": "Another operation of this batch can’t be applied",
  role: "Your role on this site doesn’t allow this",
  arguments: "These arguments don’t match the operation",

  "site-changed": "The site has been changed since. Look at it again, then restore it",
  "page-changed": "This page has been changed since. Look at it again, then restore it",
  "page-renamed": "Someone else renamed this page in the meantime",
  "path-changed": "Someone else gave this page another address in the meantime",
  "site-renamed": "Someone else renamed this site in the meantime",
  "site-gone": "This site no longer exists",
  "page-gone": "This page no longer exists",
  "section-gone": "This section no longer exists",
  "item-gone": "This item no longer exists",
  "picture-gone": "There’s no picture here any more",
  "event-gone": "This event no longer exists",
  "linked-gone": "This linked section no longer exists",
  "language-gone": "The site doesn’t have this language",

  "field-unknown": "There’s no such field",
  "field-kind": "This field is of another kind",
  "field-value": "This value isn’t valid for its field",
  "text-too-long": "This text is too long for its field",

  "list-full": "This list is full",
  "list-minimum": "This list can’t have fewer items",
  "item-exists": "This item is already here",

  "template-unknown": "There’s no such template",
  "template-newer": "This was made by a newer version of the editor. Reload the page",
  "template-version": "This section was made for another version of its template",
  "template-unique": "A page can have this section only once",
  "header-unique": "A page can have only one header",
  "header-first": "The header is always first on its page",
  "footer-on-page": "The footer belongs to the site and can’t be added to a page",
  "footer-kind": "Only a footer layout fits here",
  "section-exists": "This section is already here",
  "page-full": "This page is full",

  "page-exists": "This page is already here",
  "pages-full": "This site can’t have more pages",
  "pages-limit": "There’s no room for more pages: this server’s limit is reached",
  "page-entry": "The page and its entry have different ids",
  "path-taken": "Another page already has this path",
  "path-language": "A page’s path can’t start with the code of one of the site’s languages",
  "redirects-full": "This site can’t have more redirects",
  "ignored-full": "This site can’t ignore more checks",
  "home-page": "The home page stays first, at /, and can’t be removed",

  "language-exists": "The site already has this language",
  "languages-full": "This site can’t have more languages",
  "language-primary":
    "The primary language stays active and can’t be removed. Make another language primary first",

  "linked-exists": "This linked section is already here",
  "linked-full": "This site can’t have more linked sections",
  "linked-kind": "A section of this kind can’t be linked",
  "linked-twice": "This linked section is already on the page",
  "linked-place": "This section is linked. Change its content, not its place",
  "event-exists": "This event is already here",
  "events-full": "This site can’t have more events",

  "file-gone": "This file no longer exists",
  "file-exists": "This file is already here",
  "file-name": "This name doesn’t fit this kind of file",
  "files-full": "This site can’t have more files",
} as const;

/** What a refusal says: the text of its rule, and what exactly doesn't fit. An unknown rule says what it came with. */
export function refusalText({ rule, detail }: Pick<OperationRefusal, "rule" | "detail">): string {
  const text = Object.entries(refusalTexts).find(([name]) => name === rule)?.[1] ?? rule;
  return detail === undefined ? text : `${text}: ${detail}`;
}
