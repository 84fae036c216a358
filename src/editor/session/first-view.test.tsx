// @vitest-environment jsdom
import { act } from "react";
import { serverReach } from "../reach/server-reach.ts";
import { expect, it } from "vitest";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { mount } from "../testing/mount.tsx";
import { FirstView, afterFirstView, firstView } from "./first-view.ts";

const noServer = () => Promise.reject(new Error("no server"));

/** Something late whose code can be had, or can't. */
function late() {
  const heard: string[] = [];
  const network = { isThere: true };
  const load = async () => {
    heard.push("asked");
    if (!network.isThere) throw new TypeError("Failed to fetch");
    return () => {
      heard.push("began");
      return () => heard.push("ended");
    };
  };
  return { heard, network, load };
}

it("GROW-02: what nobody waits for is asked for after the page was painted, and ends with it", async () => {
  const editor = createSampleEditor(noServer);
  const { heard, load } = late();
  const stop = afterFirstView(editor, load);
  expect(heard).toEqual([]);
  const { unmount } = await mount(<FirstView />, editor);
  await expect.poll(() => heard).toEqual(["asked", "began"]);
  stop();
  expect(heard).toEqual(["asked", "began", "ended"]);
  // whatever comes later has nothing to wait for
  afterFirstView(editor, load)();
  expect(heard.slice(3)).toEqual(["asked"]);
  unmount();
});

/** The server can't be reached, and then it can. */
function beBack(): void {
  serverReach.noteNetwork(false);
  serverReach.begin().answered();
}

it("GROW-02: what is late and can't be had is asked for again once the connection is back", async () => {
  const editor = createSampleEditor(noServer);
  const { heard, network, load } = late();
  network.isThere = false;
  const stop = afterFirstView(editor, load);
  await act(async () => firstView(editor).set(true));
  expect(heard).toEqual(["asked"]);
  network.isThere = true;
  const heardOnline = (): readonly string[] => {
    beBack();
    return heard;
  };
  await expect.poll(heardOnline).toEqual(["asked", "asked", "began"]);
  stop();
  beBack();
  expect(heard).toEqual(["asked", "asked", "began", "ended"]);
});
