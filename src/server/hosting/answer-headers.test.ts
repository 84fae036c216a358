import { expect, it } from "vitest";
import { contentPolicy } from "#/publish/content-policy.ts";
import { pagePolicy } from "./answer-headers.ts";

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1];

it("ANNOUNCE-05: a page's policy allows the scripts that stand in it, and those of vendors as before", () => {
  const vendors = { "script-src": ["https://example.com"] };
  const policy = contentPolicy({ apiOrigin: undefined, vendors });
  expect(scriptsOf(pagePolicy({ policy }, { scripts: ["sha256-a", "sha256-b"] }))).toBe(
    "'self' 'sha256-a' 'sha256-b' https://example.com",
  );
  expect(scriptsOf(pagePolicy({ policy }, {}))).toBe("'self' https://example.com");
});
