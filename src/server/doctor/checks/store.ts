import { type Check, type Finding, good, problem } from "../check.ts";

const advice: Record<string, string> = {
  NoSuchBucket: "There is no such bucket: create it, or set STORAGE_URL to another one.",
  SignatureDoesNotMatch:
    "The secret of STORAGE_URL is another one: set it as the store shows it, with / and + written as %2F and %2B.",
  InvalidAccessKeyId: "The store doesn’t know the key of STORAGE_URL: set one that it made.",
  AccessDenied:
    "The key of STORAGE_URL may not read there: let it read, write, list and delete in this bucket.",
  AuthorizationHeaderMalformed:
    "The region is another one: set ?region=… at the end of STORAGE_URL.",
  RequestTimeTooSkewed: "The clock of this machine is wrong: set it by a time server.",
};

function adviceFor(words: string): string {
  const known = Object.keys(advice).find((code) => words.includes(code));
  return (known && advice[known]) ?? "Check STORAGE_URL, and whether the store runs.";
}

/** Whether the store that files are kept in can be asked. What can be written isn't tried: nothing is changed here. */
export const storeCheck: Check = {
  name: "File store",
  longestMs: 70_000,
  async run({ env: { storageUrl } }): Promise<Finding[]> {
    if (storageUrl === undefined) return [];
    const { openStore } = await import("../../storage/s3/open-s3-storage.ts");
    const store = openStore(storageUrl);
    try {
      await store.list("content/").next();
      return [good(`${store.shown} can be read.`)];
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const what = words.replace(/^The file store/, store.shown);
      return [problem(`${what}. ${adviceFor(words)}`)];
    } finally {
      store.close();
    }
  },
};
