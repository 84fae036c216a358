import { expect, test } from "vitest";
import { SendOutError } from "../outgoing/send-out.ts";
import { askLink } from "./ask-link.ts";

type Answer = number | readonly [status: number, location: string] | "nowhere" | "inside";

/** Asks for an address where these answers stand; a name before an address is the method's. */
async function ask(address: string, answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const outgoing = {
    async ask(url: string, { method, headers }: { method: string; headers: object }) {
      expect(headers).toMatchObject({ "user-agent": "Tester" });
      asked.push(`${method} ${url}`);
      const answer = answers[`${method} ${url}`] ?? answers[url] ?? 404;
      if (answer === "nowhere") {
        const cause = Object.assign(new Error("no such host"), { code: "ENOTFOUND" });
        throw new SendOutError("The address didn’t answer", { cause });
      }
      if (answer === "inside") throw new SendOutError("No public address");
      return typeof answer === "number"
        ? { status: answer, location: undefined }
        : { status: answer[0], location: answer[1] };
    },
  };
  return { answer: await askLink({ outgoing, userAgent: "Tester" }, address), asked };
}

const page = "https://example.org/menu";

test("LINKS-09: an address that answers is fine, after one question without a body", async () => {
  const { answer, asked } = await ask(page, { [page]: 204 });
  expect(answer).toEqual({ outcome: "fine" });
  expect(asked).toEqual([`HEAD ${page}`]);
});

test("LINKS-09: a server that knows no HEAD is asked once more, in full", async () => {
  const { answer, asked } = await ask(page, { [`HEAD ${page}`]: 405, [`GET ${page}`]: 200 });
  expect(answer).toEqual({ outcome: "fine" });
  expect(asked).toHaveLength(2);
});

test.each([
  [404, { outcome: "gone", status: 404 }],
  [410, { outcome: "gone", status: 410 }],
  ["nowhere", { outcome: "gone", status: 0 }],
  [401, { outcome: "unknown" }],
  [403, { outcome: "unknown" }],
  [429, { outcome: "unknown" }],
  [500, { outcome: "unknown" }],
  [503, { outcome: "unknown" }],
  ["inside", { outcome: "unknown" }],
  [[301, ""], { outcome: "unknown" }],
] satisfies [Answer, object][])(
  "LINKS-09: of %j only what is certain is called broken",
  async (said, answer) => {
    expect((await ask(page, { [page]: said })).answer).toEqual(answer);
  },
);

test.each([301, 308])(
  "LINKS-10: what moved for good (%d) is told with its new address",
  async (status) => {
    const answers: Record<string, Answer> = {
      "http://example.org/old#top": [status, "https://example.org/old"],
      "https://example.org/old#top": [status, "/new?a=1"],
      "https://example.org/new?a=1#top": 200,
    };
    expect((await ask("http://example.org/old#top", answers)).answer).toEqual({
      outcome: "moved",
      leadsTo: "https://example.org/new?a=1#top",
    });
  },
);

test("LINKS-10: a way for the moment is no new address, nor what comes after it, nor a front page", async () => {
  const end = "https://example.org/end";
  const through = async (first: Answer, more: Record<string, Answer> = {}) =>
    (await ask(page, { [page]: first, [end]: 200, ...more })).answer;
  expect(await through([302, end])).toEqual({ outcome: "fine" });
  const between = "https://example.org/between";
  expect(await through([301, between], { [between]: [302, end] })).toEqual({
    outcome: "moved",
    leadsTo: between,
  });
  expect(await through([301, "/"], { "https://example.org/": 200 })).toEqual({ outcome: "fine" });
  expect(await through([301, end], { [end]: 404 })).toEqual({ outcome: "gone", status: 404 });
});

test.each([
  [301, page],
  [302, "javascript:alert(1)"],
  [301, "file:///etc/passwd"],
  [301, "http://["],
] satisfies Answer[])("LINKS-10: %j, to %s, leads nowhere and ends", async (...answer) => {
  const { answer: said, asked } = await ask(page, { [page]: answer });
  expect(said).toEqual({ outcome: "unknown" });
  expect(asked.length).toBeLessThanOrEqual(6);
});

test("LINKS-10: an address that is too long for a link is suggested to nobody", async () => {
  const long = `https://example.org/${"a".repeat(2_000)}`;
  expect((await ask(page, { [page]: [301, long], [long]: 200 })).answer).toEqual({
    outcome: "fine",
  });
});
