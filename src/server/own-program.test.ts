import { afterEach, expect, test, vi } from "vitest";
import { backupEmail } from "./backups/backup-email.ts";
import { findingText } from "./doctor/finding-text.ts";
import { ownProgram } from "./own-program.ts";
import { StartError } from "./start-error.ts";

afterEach(() => vi.unstubAllEnvs());

const values = { folder: "/data", sites: 2 };
const email = () =>
  backupEmail({
    to: "ops@example.org",
    language: "en",
    news: { what: "failed", reason: "The disk is full.", last: undefined },
    host: "app.example.org",
  });

test("CLI-01: refusals, findings and emails name commands as the sources have them", () => {
  vi.stubEnv("VITRINE_PROGRAM", undefined);
  expect(new StartError("Say npm run restore FILE.").message).toBe("Say npm run restore FILE.");
  expect(findingText("filesFolder", values)).toContain("npm run restore");
  expect(email().text).toContain("npm run doctor");
});

test("CLI-01: in a packed installation they name the program that runs it", () => {
  vi.stubEnv("VITRINE_PROGRAM", "vitrine");
  expect(new StartError("Say npm run restore FILE.").message).toBe("Say vitrine restore FILE.");
  expect(findingText("filesFolder", values)).toContain("vitrine restore");
  expect(email().text).toContain("vitrine doctor");
  expect(email().html).not.toContain("npm run");
});

test.each(["", "<script>", "rm -rf /", "x".repeat(21)])("CLI-01: %j is no program", (name) => {
  vi.stubEnv("VITRINE_PROGRAM", name);
  expect(ownProgram()).toBeUndefined();
});
