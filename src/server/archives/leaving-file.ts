/** A file that leaves the installation, by its place; it is read when its turn has come. */
export interface LeavingFile {
  /** E.g. `website/about/index.html`. */
  readonly path: string;
  /** What tells one content from another without reading it. */
  readonly version: string;
  /** How large it is; of what is made when its turn has come, about. */
  readonly bytes: number;
  readonly isExact: boolean;
  /** What browsers are told that it is, where it goes to a place that tells them; bytes of any kind where it is left out. */
  readonly type?: string;
  /** Whether it is worth compressing: pictures and fonts are small already. */
  readonly isText: boolean;
  open(): AsyncIterable<Buffer>;
}

/** Something that is read in one piece. */
export async function* inOnePiece(read: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await read();
}

/** A file whose content is there already. */
export function textFile(path: string, text: string): LeavingFile {
  const bytes = Buffer.from(text);
  const open = () => inOnePiece(() => Promise.resolve(bytes));
  const type = "text/plain; charset=utf-8";
  return { path, version: text, bytes: bytes.length, type, isExact: true, isText: true, open };
}
