import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createLinks } from "./links.ts";

describeDatabases("tries of links", (open, dialect) => {
  // where there is one process there is one count: preview-passwords.test.ts
  test.runIf(dialect === "postgres")(
    "PREV-482: what a process let through, another one doesn't again, and what it gave back it does",
    async () => {
      const database = await open();
      const clock = { now: () => 0, sleep: async () => undefined };
      const process = () =>
        createLinks({
          database,
          clock,
          passwords: { hash: async () => "" },
          appOrigin: "http://localhost:3000",
          sitesDomain: "localhost:3000",
        });
      const [one, other] = [process().passwordTries, process().passwordTries];
      const right = await one.take("7 192.0.2.1");
      await right.giveBack();
      const takes = [one, other, one, other, one, other, one].map((tries) =>
        tries.take("7 192.0.2.1"),
      );
      const taken = await Promise.all(takes);
      expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(5);
      const elsewhere = [await other.take("8 192.0.2.1"), await other.take("7 192.0.2.2")];
      expect(elsewhere.map(({ wait }) => wait)).toEqual([0, 0]);
      await database.close();
    },
  );
});
