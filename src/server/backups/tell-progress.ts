/** Tells somebody at a terminal how far it is, and a log now and then. */
export function tellProgress(
  stream: Pick<NodeJS.WriteStream, "isTTY" | "write">,
  now: () => number,
): { tell: (words: () => string) => void; end: () => void } {
  const every = stream.isTTY ? 250 : 10_000;
  let toldAt = now();
  let isOpen = false;
  return {
    tell(words) {
      if (now() - toldAt < every) return;
      toldAt = now();
      stream.write(stream.isTTY ? `\r\u001B[K${words()}` : `${words()}\n`);
      isOpen = stream.isTTY;
    },
    end() {
      if (isOpen) stream.write("\r\u001B[K");
    },
  };
}
