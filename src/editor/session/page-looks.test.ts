import { afterEach, expect, it, vi } from "vitest";
import { addDefinitions } from "#/sections/definitions.ts";
import { email1 } from "#/sections/email-1/index.ts";
import { findLook, loadedStyles, loadLooks } from "#/sections/looks.ts";
import { isUnreachable } from "../api/api-error.ts";
import { loadPageStyle } from "./page-looks.ts";

// as the built editor has it
vi.mock("#/render/page-style.css?inline", () => ({ default: "/assets/page-style-1a2b3c4d.css" }));

afterEach(() => vi.unstubAllGlobals());

const noConnection = () => Promise.reject(new TypeError("Failed to fetch"));

it("without the styles of every page the server counts as unreachable, and is asked again", async () => {
  vi.stubGlobal("fetch", noConnection);
  expect(await loadPageStyle().catch(isUnreachable)).toBe(true);
  vi.stubGlobal("fetch", async () => new Response(".page{}"));
  expect(await loadPageStyle()).toBeUndefined();
});

it("a look is there once its style is, and is asked for again where that couldn't be had", async () => {
  const { look } = await email1.load();
  const style = "/assets/signs-1a2b3c4d.css";
  addDefinitions([{ ...email1, id: "Signs", load: async () => ({ look: { ...look, style } }) }]);
  vi.stubGlobal("fetch", noConnection);
  await expect(loadLooks(["Signs"])).rejects.toThrow();
  expect(findLook("Signs")).toBeUndefined();
  vi.stubGlobal("fetch", async () => new Response(".signs{}"));
  await loadLooks(["Signs"]);
  expect(findLook("Signs")?.View).toBe(look.View);
  expect(loadedStyles()).toBe(".signs{}");
});
