/**
 * The head of a whole answer as it goes over the wire. `headers` are names and values in turn, `now` is in
 * milliseconds since 1970.
 */
export function writeHead(
  headers: readonly string[],
  { length, now }: { length: number; now: number },
): Buffer {
  let head = "HTTP/1.1 200 OK\r\n";
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  head += `content-length: ${length}\r\nDate: ${new Date(now).toUTCString()}\r\n\r\n`;
  return Buffer.from(head, "latin1");
}
