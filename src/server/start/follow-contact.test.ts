import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { startFollowContact } from "./follow-contact.ts";
import { writeSettingRows } from "../installation/setting-rows.ts";

describeDatabases("whom visitors write to", (open) => {
  test("WHOM-01: what can't be read is told, rejects nothing, and is shown once it can be read", async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const shown: (string | undefined)[] = [];
    const setContact = async (contact: string | undefined) => void shown.push(contact);
    const errors: unknown[] = [];
    const log = { error: ({ err }: { err: unknown }) => void errors.push(err) };
    const follow = await startFollowContact({ database: { db }, log }, { setContact });
    await db
      .transaction()
      .execute((transaction) => writeSettingRows(transaction, { contact: "help@example.org" }));

    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const gone = new Error("The database is gone.");
    const read = vi.spyOn(db, "selectFrom").mockImplementation(() => {
      throw gone;
    });
    await Promise.all([follow(), follow()]);
    expect(errors).toEqual([gone, gone]);
    expect(shown).toEqual([undefined]);
    expect(vi.getTimerCount(), "of those who couldn't read one tries again").toBe(1);
    read.mockRestore();
    vi.runAllTimers();
    vi.useRealTimers();
    await expect.poll(() => shown).toEqual([undefined, "help@example.org"]);
    expect(errors).toHaveLength(2);
  });
});
