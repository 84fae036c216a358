import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** The list of the decision records in a folder: number and title, as their first lines say. */
export function decisionsIndex(folder: string): string {
  const records = readdirSync(folder).filter((name) => /^\d{3,4}-.*\.md$/.test(name));
  const inOrder = records.toSorted((one, other) => parseInt(one) - parseInt(other));
  const lines = inOrder.map((name) => {
    const [first = ""] = readFileSync(path.join(folder, name), "utf8").split("\n");
    return `- [${first.replace(/^# /, "")}](${name})`;
  });
  return `# Decisions\n\nWhy things are the way they are. \`npm run format\` writes this list.\n\n${lines.join("\n")}\n`;
}
