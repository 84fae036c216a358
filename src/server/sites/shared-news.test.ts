import { expect, onTestFinished, test, vi } from "vitest";
import { createSharedNews } from "./shared-news.ts";
import { type SiteNews, createSiteSignals } from "./site-signals.ts";

/** Two processes on one database; what they send arrives when the test says so. */
function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[][] = [];
  const start = () => {
    const signals = createSiteSignals();
    const heard: SiteNews[] = [];
    signals.subscribe(7, (news) => void (news && heard.push(news)));
    const news = createSharedNews({
      signals,
      send: async (messages) => void sent.push([...messages]),
    });
    return { news, heard, signals };
  };
  const [one, two] = [start(), start()];
  const pass = async (isHeard = true) => {
    await vi.advanceTimersByTimeAsync(100);
    const messages = sent.splice(0);
    if (!isHeard) return messages;
    // the database tells everybody, who said it too
    for (const message of messages.flat()) for (const { news } of [one, two]) news.hear(message);
    return messages;
  };
  return { one, two, pass };
}

const comments: SiteNews = { name: "comments", data: {} };
const publish = (done: number): SiteNews & { name: "publish" } => ({
  name: "publish",
  data: { state: done === 9 ? "live" : "pages", done, total: 9 },
});

test("NEWS-01: what is said in one process those who watch the site in another one hear, and everybody once", async () => {
  const { one, two, pass } = setUp();
  one.news.tell(7, { name: "comments", data: {} });
  expect(one.heard, "at once").toEqual([comments]);
  await pass();
  expect(one.heard).toEqual([comments]);
  expect(two.heard).toEqual([comments]);
  one.news.tell(8, { name: "comments", data: {} });
  await pass();
  expect(two.heard, "of another site").toHaveLength(1);
});

test("NEWS-01: of how far publishing is others are told ten times a second, and always of its end", async () => {
  const { one, two, pass } = setUp();
  for (let done = 1; done <= 8; done += 1) one.news.tell(7, publish(done));
  expect(await pass()).toHaveLength(1);
  one.news.tell(7, publish(9));
  await pass();
  expect(one.heard).toHaveLength(9);
  expect(two.heard).toEqual([publish(8), publish(9)]);
  expect(await pass(), "nothing is left to say").toEqual([]);
});

test("NEWS-03: who begins to hear the others is told how far their publications are, and tells again of its own", async () => {
  const { one, two, pass } = setUp();
  one.news.tell(7, publish(3));
  two.news.tell(8, publish(9));
  await pass(false);
  expect(two.heard, "it was said into a break").toEqual([]);
  two.news.greet();
  expect((await pass()).flat(), "what it said itself, and a question").toHaveLength(2);
  await pass();
  expect(two.heard).toEqual([comments, publish(3)]);
  one.news.tell(7, publish(9));
  await pass(false);
  one.news.greet();
  await pass();
  expect(two.heard.at(-1), "that it has ended").toEqual(publish(9));
});

const failed: SiteNews & { name: "publish" } = {
  name: "publish",
  data: { state: "failed", done: 3, total: 9 },
};

test.each([
  ["where both hear the others again", true],
  ["also where the newer word was said into the break", false],
])(
  "NEWS-03: after a break no older word of another process replaces a newer one, %s",
  async (_, isHeard) => {
    for (const order of [0, 1]) {
      const { one, two, pass } = setUp();
      two.news.tell(7, failed);
      await pass();
      await vi.advanceTimersByTimeAsync(60_000);
      one.news.tell(7, publish(9));
      await pass(isHeard);
      await vi.advanceTimersByTimeAsync(1_000);
      for (const { news } of order === 0 ? [one, two] : [two, one]) news.greet();
      await pass();
      await pass();
      const last = [one, two].map(({ heard }) => heard.findLast(({ name }) => name === "publish"));
      expect(last).toEqual([publish(9), publish(9)]);
      expect(one.heard.filter((news) => news.name === "publish")).toEqual([failed, publish(9)]);
      two.news.tell(7, publish(2));
      await pass();
      one.news.greet();
      await pass();
      await pass();
      expect(one.heard.at(-1), "what is new is heard whatever was before").toEqual(publish(2));
    }
  },
);

test("NEWS-03: what one process says comes in its order, however late it was heard", async () => {
  const { one, two, pass } = setUp();
  one.news.tell(7, publish(3));
  const [late = []] = [await pass(false)];
  await vi.advanceTimersByTimeAsync(1_000);
  one.news.tell(7, publish(9));
  await pass(false);
  await vi.advanceTimersByTimeAsync(4_000);
  for (const message of late.flat()) two.news.hear(message);
  await vi.advanceTimersByTimeAsync(4_000);
  two.news.greet();
  await pass();
  await pass();
  expect(two.heard).toEqual([publish(3), comments, publish(9)]);
});

test("NEWS-03: what was said ten minutes ago isn't told again, nor of more than two hundred sites", async () => {
  const { one, two, pass } = setUp();
  one.news.tell(7, publish(9));
  await pass();
  await vi.advanceTimersByTimeAsync(600_000);
  two.news.greet();
  await pass();
  expect(await pass()).toEqual([]);
  for (let site = 1; site <= 201; site += 1) one.news.tell(site, publish(9));
  await pass();
  two.news.greet();
  await pass();
  expect((await pass()).flat()).toHaveLength(200);
});

test("NEWS-01: who begins to hear the others has comments read again: some may have been missed", () => {
  const { one, two } = setUp();
  one.news.greet();
  expect(one.heard).toEqual([comments]);
  expect(two.heard).toEqual([]);
});

test.each([
  "",
  "{",
  "null",
  JSON.stringify({ from: "other", site: 7 }),
  JSON.stringify({ from: "other", asks: "people" }),
  JSON.stringify({ from: "other", site: 7, news: { name: "people", data: { people: [] } } }),
  JSON.stringify({ from: "other", site: "7", news: comments }),
  JSON.stringify({ from: "other", site: 7, news: { name: "publish", data: { state: "<b>" } } }),
  JSON.stringify({ from: "abcdefghijkl", site: 7, age: -1, news: comments }),
])("NEWS-01: what is no news is not told: %s", (message) => {
  const { one } = setUp();
  one.news.hear(message);
  expect(one.heard).toEqual([]);
});

test("NEWS-01: a process that is alone on its database says nothing to others", async () => {
  const signals = createSiteSignals();
  const heard: unknown[] = [];
  signals.subscribe(7, (news) => heard.push(news));
  createSharedNews({ signals }).tell(7, { name: "comments", data: {} });
  expect(heard).toEqual([comments]);
});

test("NEWS-02: that a log has grown is told in its process at once and in the others a moment later, and to everybody by who begins to hear", async () => {
  const { one, two, pass } = setUp();
  const grown = { one: 0, two: 0 };
  one.signals.subscribe(7, (news) => void (news ?? (grown.one += 1)));
  two.signals.subscribe(7, (news) => void (news ?? (grown.two += 1)));
  for (let count = 0; count < 3; count += 1) one.news.tellOfGrowth(7);
  expect(grown).toEqual({ one: 3, two: 0 });
  expect(await pass()).toHaveLength(1);
  expect(grown, "what was added is read by revision").toEqual({ one: 3, two: 1 });
  two.news.greet();
  expect(grown.two, "some may have been missed").toBe(2);
  two.news.hear('{"from":"abcdefghijkl","site":-7,"news":{"name":"grown"}}');
  expect(grown.two).toBe(2);
});
