import { expect, it } from "vitest";
import { oneReadAtATime } from "./one-read-at-a-time.ts";

function setUp() {
  const reads: { answer: () => void; fail: () => void }[] = [];
  const read = oneReadAtATime(
    () =>
      new Promise<void>((resolve, reject) => {
        reads.push({ answer: resolve, fail: () => reject(new Error("lost")) });
      }),
  );
  return { reads, read };
}

it("COMM-05: much news while comments are read is one more read after it", async () => {
  const { reads, read } = setUp();
  const first = read();
  const others = Array.from({ length: 50 }, read);
  expect(reads).toHaveLength(1);
  reads[0]?.answer();
  await first;
  await Promise.resolve();
  expect(reads).toHaveLength(2);
  const later = read();
  reads[1]?.answer();
  await Promise.all(others);
  await Promise.resolve();
  expect(reads).toHaveLength(3);
  reads[2]?.answer();
  await later;
  const last = read();
  expect(reads).toHaveLength(4);
  reads[3]?.answer();
  await last;
});

it("COMM-05: a read that fails holds up none after it", async () => {
  const { reads, read } = setUp();
  const first = read();
  const second = read();
  reads[0]?.fail();
  await expect(first).rejects.toThrow("lost");
  await Promise.resolve();
  reads[1]?.answer();
  await second;
  expect(reads).toHaveLength(2);
});
