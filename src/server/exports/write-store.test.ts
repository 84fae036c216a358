import { expect, onTestFinished, test } from "vitest";
import { startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { createBucket } from "../../../test/swift.ts";
import { textFile } from "../archives/leaving-file.ts";
import { openStore } from "../storage/s3/open-s3-storage.ts";
import { writeStore } from "./write-store.ts";

async function open() {
  const bucket = await createBucket();
  const proxy = await startFaultyProxy(bucket.port);
  onTestFinished(proxy.close);
  const url = bucket.url(proxy.port).replace("?", "/site?");
  const store = openStore(url);
  onTestFinished(store.close);
  const names = async () => (await Array.fromAsync(store.list(""))).map(({ name }) => name);
  const textOf = async (name: string) => (await store.get(name))?.bytes.toString();
  return { proxy, store, names, textOf };
}

const page = (path: string, text: string) => ({
  ...textFile(path, text),
  type: "text/html; charset=utf-8",
});
const home = page("website/index.html", "<h1>Home</h1>");
const news = page("website/новости/it's (new)/index.html", "<h1>News</h1>");
const rules = textFile("rules/nginx.conf", "# rules");

test("EXPORT-17: a store is brought to the state of a release: what changed is sent, with its type, and only what was sent is removed", async () => {
  const { store, names, textOf, proxy } = await open();
  expect(await writeStore(store, [home, news, rules])).toEqual({ written: 3, kept: 0, removed: 0 });
  expect(await textOf(news.path)).toBe("<h1>News</h1>");
  const types = [home, rules].map(async ({ path }) => (await store.find(path))?.type);
  expect(await Promise.all(types)).toEqual([
    "text/html; charset=utf-8",
    "text/plain; charset=utf-8",
  ]);
  await store.put("website/own.html", Buffer.from("somebody's own"));
  const other = page(home.path, "<h1>Home, again</h1>");
  const before = proxy.calls.length;
  expect(await writeStore(store, [other, rules])).toEqual({ written: 1, kept: 1, removed: 1 });
  const sent = proxy.calls.slice(before).filter(({ method }) => method === "PUT");
  expect(sent.map(({ target }) => target.split("/site/")[1])).toEqual([
    ".vitrine.json",
    home.path,
    ".vitrine.json",
  ]);
  expect(await textOf(home.path)).toBe("<h1>Home, again</h1>");
  expect(await names()).toEqual([".vitrine.json", rules.path, home.path, "website/own.html"]);
  await store.put(home.path, Buffer.alloc(0));
  expect(await writeStore(store, [other, rules])).toEqual({ written: 1, kept: 1, removed: 0 });
});

test("EXPORT-17 (F10): a run that is cut off is made good by the next, and others’ files are never touched", async () => {
  const { store, names, proxy, textOf } = await open();
  await writeStore(store, [home, rules]);
  const changed = [page(home.path, "<h1>New</h1>"), news, rules];
  proxy.fail(({ method, target }) => (method === "PUT" && target.includes("%20") ? 403 : "none"));
  await expect(writeStore(store, changed)).rejects.toThrow("403");
  proxy.fail(() => "none");
  expect(await writeStore(store, changed)).toEqual({ written: 2, kept: 1, removed: 0 });
  expect(await textOf(news.path)).toBe("<h1>News</h1>");
  await store.put(".vitrine.json", Buffer.from("{"));
  await expect(writeStore(store, changed)).rejects.toThrow(/\.vitrine\.json is damaged/);
  await store.remove(".vitrine.json");
  const there = await names();
  await expect(writeStore(store, changed)).rejects.toThrow("has other files in it");
  expect(await names()).toEqual(there);
});
