import { anyGround, defineFields } from "../kit/index.ts";
import { footerColumns, footerNote } from "../kit/footer-columns.ts";

/** A few links in a line, and the site's name. */
export const footerMinimalFields = defineFields({
  columns: footerColumns(2),
  note: footerNote,
  ground: anyGround("brand"),
});
