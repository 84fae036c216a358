/** Milliseconds of work after which other work of the process gets its turn. */
const longestTurn = 8;

/** Called between pieces of work: after a long turn it waits for `pause`, which lets others work. */
export function takeTurns(pause: () => Promise<void>): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longestTurn) return;
    await pause();
    began = performance.now();
  };
}
