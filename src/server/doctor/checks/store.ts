import { type Check, type Finding, good, problem } from "../check.ts";
import type { FindingCode } from "../finding-text.ts";

/** What it comes to, by what stores call it. */
const causes: Readonly<Record<string, FindingCode>> = {
  NoSuchBucket: "storeNoBucket",
  SignatureDoesNotMatch: "storeSecret",
  InvalidAccessKeyId: "storeKey",
  AccessDenied: "storeDenied",
  AuthorizationHeaderMalformed: "storeRegion",
  RequestTimeTooSkewed: "storeClock",
};

function causeOf(words: string): FindingCode {
  const known = Object.keys(causes).find((code) => words.includes(code));
  return (known === undefined ? undefined : causes[known]) ?? "storeFails";
}

/** Whether the store that files are kept in can be asked. What can be written isn't tried: nothing is changed here. */
export const storeCheck: Check = {
  name: "store",
  longestMs: 70_000,
  async run({ env: { storageUrl } }): Promise<Finding[]> {
    if (storageUrl === undefined) return [];
    const { openStore } = await import("../../storage/s3/open-s3-storage.ts");
    const store = openStore(storageUrl);
    try {
      await store.list("content/").next();
      return [good("storeFine", { store: store.shown })];
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const what = words.replace(/^The file store/, store.shown);
      return [problem(causeOf(words), { what })];
    } finally {
      store.close();
    }
  },
};
