const shortest = 10;
const longest = 128;

/** What is wrong with the length of a password, as a key of the words. */
export function lengthProblem({
  length,
}: string): "account.length" | "account.tooLong" | undefined {
  if (length < shortest) return "account.length";
  return length > longest ? "account.tooLong" : undefined;
}
