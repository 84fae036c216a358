const lineBreak = 10;

/** The lines of a text as it comes, in UTF-8; in the place of one that has more bytes than may be, undefined. */
export async function* textLines(
  stream: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
    else parts = [];
  };
  const take = (): string | undefined => {
    const line = size > mostBytes ? undefined : Buffer.concat(parts).toString();
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(lineBreak); end >= 0; end = chunk.indexOf(lineBreak, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
