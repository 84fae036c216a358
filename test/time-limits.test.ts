import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What opens connections to something outside the process. */
const calling =
  /import \{[^}]*\b(?:request|get|connect|createConnection|Resolver|lookup)\b[^}]*\} from "node:(?:https?|net|tls|dns|dns\/promises)"|(?:import\(|from )"nodemailer"|connectionSettings\(|(?:^|[^.\w])fetch\([`"\w]+,|= fetch\b/;

/** What visitors' browsers run. */
const elsewhere = /shell-script|\.test\.ts$|-fixture\.ts$/;

test("FAULT-03: every file of the server that calls out is in the table of time limits", () => {
  const table = readFileSync("docs/reliability.md", "utf8");
  const files = globSync("src/server/**/*.ts").filter(
    (file) => !elsewhere.test(file) && calling.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});
