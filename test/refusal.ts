import { expect } from "vitest";

/** What somebody who started a program is told of work that is refused. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => expect.unreachable("it was not refused"),
    (reason: unknown) => reason,
  );
  expect(error).toHaveProperty("name", "StartError");
  return error instanceof Error ? error.message : "";
}
