/** The part of a body that a Range header asks for; "none" where there is no such part, undefined for all of it. */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "none" | undefined {
  const match = header === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  // several parts at once are answered whole, which the protocol allows
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const [from, to] = [match[1] ?? "", match[2] ?? ""];
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from === "" && Number(to) === 0) return "none";
  return start > end || start >= size ? "none" : { start, end };
}
