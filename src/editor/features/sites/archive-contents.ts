/** What an archive has besides a project. */
export interface ArchiveContents {
  /** Whether it has what visitors of the site sent. */
  readonly hasVisitors: boolean;
  /** How many earlier versions it has. */
  readonly versions: number;
}

const nothing: ArchiveContents = { hasVisitors: false, versions: 0 };

const endSize = 22;
const longestComment = 65_535;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const entrySize = 46;
/** Directories of larger archives are not looked through: the server does that. */
const mostBytes = 32 * 1_048_576;

/** Where the last record of a zip begins in its tail; undefined where there is none. */
function findEnd(tail: DataView): number | undefined {
  for (let at = tail.byteLength - endSize; at >= 0; at--)
    if (tail.getUint32(at, true) === endMark) return at;
  return undefined;
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}

/** The names of a directory; what comes after damage is left out. */
function* namesIn(directory: DataView): Generator<string> {
  const text = new TextDecoder();
  let at = 0;
  while (at + entrySize <= directory.byteLength && directory.getUint32(at, true) === entryMark) {
    const length = directory.getUint16(at + 28, true);
    const rest = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    const start = at + entrySize;
    if (start + length > directory.byteLength) return;
    yield text.decode(new Uint8Array(directory.buffer, directory.byteOffset + start, length));
    at = start + length + rest;
  }
}

/** Looks into a file's directory, if it is a zip: nothing is unpacked. Never rejects. */
export async function readContents(file: Blob): Promise<ArchiveContents> {
  try {
    const tail = await viewOf(file.slice(Math.max(0, file.size - endSize - longestComment)));
    const end = findEnd(tail);
    if (end === undefined) return nothing;
    const size = tail.getUint32(end + 12, true);
    const start = tail.getUint32(end + 16, true);
    if (size > mostBytes) return nothing;
    const names = [...namesIn(await viewOf(file.slice(start, start + size)))];
    const about = names.find((name) => /^(?:[^/]+\/)?export\.json$/.test(name));
    if (about === undefined) return nothing;
    const folder = about.slice(0, -"export.json".length);
    const inside = names.flatMap((name) =>
      name.startsWith(folder) ? [name.slice(folder.length)] : [],
    );
    return {
      hasVisitors: inside.some((name) =>
        /^visitors\/(messages|subscribers|rsvps)\.json$/.test(name),
      ),
      versions: inside.filter((name) => /^versions\/\d{1,15}\.json$/.test(name)).length,
    };
  } catch {
    return nothing;
  }
}
