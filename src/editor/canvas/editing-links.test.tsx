// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { openCanvasPage } from "../testing/open-canvas-page.tsx";

let opened: Awaited<ReturnType<typeof openCanvasPage>> | undefined;
afterEach(() => opened?.close());

const target = { part: "navigation" } as const;

it.each([
  [{ kind: "page", page: "home" }, "/home"],
  [{ kind: "address", address: "/" }, "/home"],
  [{ kind: "page", page: "gallery", section: "pics" }, "/connect/#comp-pics"],
  [{ kind: "address", address: "/#comp-goods" }, "/home/#comp-goods"],
  [{ kind: "page", page: "gallery" }, "/connect/"],
  [{ kind: "section", section: "goods" }, "#comp-goods"],
  [{ kind: "address", address: "https://example.com/" }, "https://example.com/"],
] as const)("LINK-03: on the canvas %j leads to %j", async (link, leadsTo) => {
  opened = await openCanvasPage();
  const item = { id: "one", text: { ru: { text: "Ссылка" } }, link };
  await act(
    async () =>
      void opened?.store.dispatch({
        name: "item.add",
        args: { target, path: ["links"], item, after: null },
      }),
  );
  const drawn = [...opened.container.querySelectorAll("header [data-edit=link]")].find(
    ({ textContent }) => textContent === "Ссылка",
  );
  expect(drawn?.getAttribute("data-href")).toBe(leadsTo);
});

it("LINK-12: a link whose page is gone is marked at once, one without an address is not", async () => {
  opened = await openCanvasPage();
  const add = (id: string, link: object | null) =>
    void opened?.store.dispatch({
      name: "item.add",
      args: {
        target,
        path: ["links"],
        item: { id, text: { ru: { text: id } }, link },
        after: null,
      },
    });
  await act(async () => {
    add("whole", { kind: "page", page: "gallery" });
    add("gone", { kind: "page", page: "no-such-page" });
    add("empty", null);
  });
  const marked = [...opened.container.querySelectorAll<HTMLElement>("header [data-broken]")];
  expect([...new Set(marked.map(({ textContent }) => textContent))]).toEqual(["gone"]);
  // what publishing finds of it is marked there, too
  expect(marked.filter(({ dataset }) => !dataset["topic"]?.endsWith("gone/link"))).toEqual([]);
});
