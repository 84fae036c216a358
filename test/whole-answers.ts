/**
 * The HTTP answers that are whole in what a connection has said so far, read as latin1.
 * `methods` are those of the requests in their order, where one of them is HEAD: its answer has a length and no body.
 */
export function wholeAnswers(heard: string, methods: readonly string[] = []): string[] {
  const answers: string[] = [];
  let start = 0;
  for (;;) {
    const headEnd = heard.indexOf("\r\n\r\n", start);
    if (headEnd === -1) return answers;
    const [, length = "0"] = /^content-length: (\d+)/im.exec(heard.slice(start, headEnd)) ?? [];
    const end = headEnd + 4 + (methods[answers.length] === "HEAD" ? 0 : Number(length));
    if (heard.length < end) return answers;
    answers.push(heard.slice(start, end));
    start = end;
  }
}
