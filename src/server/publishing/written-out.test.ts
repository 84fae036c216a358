import { describe, expect, it } from "vitest";
import { createWritingOut } from "./written-out.ts";

const shared = "<style>.a{content:'—'}</style>".repeat(100);
const page = (text: string) => ({ start: `<title>${text}</title>`, shared, end: `<p>${text}</p>` });
const whole = ({ start, end }: ReturnType<typeof page>) => Buffer.from(start + shared + end);

describe("texts written out", () => {
  it("are their parts in a row, in UTF-8", () => {
    const writing = createWritingOut();
    for (const text of ["Lamps", "Фары 🙂", ""])
      expect(Buffer.from(writing.bytesOf(page(text)))).toEqual(whole(page(text)));
    expect(Buffer.from(writing.bytesOf("Фары"))).toEqual(Buffer.from("Фары"));
  });

  it("can be moved away: none shares its memory with the next", () => {
    const writing = createWritingOut();
    const first = writing.bytesOf(page("one"));
    structuredClone(first, { transfer: [first.buffer] });
    expect(first.length).toBe(0);
    expect(Buffer.from(writing.bytesOf(page("two")))).toEqual(whole(page("two")));
  });

  it("stay right when there is more in common than is kept", () => {
    const writing = createWritingOut();
    for (let turn = 0; turn < 80; turn++) {
      const text = { start: "<", shared: `${shared}${turn % 40}`, end: ">" };
      expect(Buffer.from(writing.bytesOf(text)).toString()).toBe(`<${shared}${turn % 40}>`);
    }
  });
});
