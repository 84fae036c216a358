import type { Transaction } from "kysely";
import { z } from "zod";
import type { Erased, InboxList } from "#/api/inbox.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { eraseEmails, eraseSubmissions, erasing } from "./erase.ts";
import { type SubmissionRow, listForms } from "./inbox-rows.ts";

const bodySchema = z.record(z.string(), z.unknown());

/** Takes out of a complaint who made it; what it says stays with the operator. */
async function forgetReporter(
  transaction: Transaction<Schema>,
  { id, body }: SubmissionRow,
): Promise<void> {
  const { name: _name, email: _email, ...rest } = bodySchema.parse(JSON.parse(body));
  await transaction
    .updateTable("submissions")
    .set({ email: "", topic: null, body: JSON.stringify(rest) })
    .where("id", "=", id)
    .execute();
}

/**
 * Erases an address from all lists of a site, from its trash and from the emails about them, and
 * tells how much that was. Complaints stay without their reporter and are not told of: nobody
 * learns by this who complained.
 */
export function erasePerson(
  database: Database,
  { siteId, email }: { siteId: number; email: string },
): Promise<Erased> {
  return erasing(database, async (transaction) => {
    const rows = await transaction
      .selectFrom("submissions")
      .selectAll()
      .where("siteId", "=", siteId)
      .where("email", "=", email.toLowerCase())
      .execute();
    const complaints = rows.filter(({ kind }) => kind === listForms.complaints);
    const others = rows.filter(({ kind }) => kind !== listForms.complaints);
    await eraseSubmissions(
      transaction,
      others.map(({ id }) => id),
    );
    // the operators' emails about a complaint name nobody, and are not the owner's to erase
    await eraseEmails(
      transaction,
      complaints.map(({ id }) => id),
      email,
    );
    for (const complaint of complaints) await forgetReporter(transaction, complaint);
    const count = (list: InboxList): number =>
      others.filter(({ kind }) => kind === listForms[list]).length;
    return {
      messages: count("messages"),
      subscribers: count("subscribers"),
      rsvps: count("rsvps"),
    };
  });
}
