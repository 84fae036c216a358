// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { Reach } from "../reach/reach.ts";
import { sendFile } from "./send-file.ts";

/** A request that ends when the test says so, and what it tells about the server. */
function setUp() {
  const requests: FakeRequest[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    responseText = '{"id":1}';
    isSent = false;
    open(): void {
      requests.push(this);
    }
    send(): void {
      this.isSent = true;
    }
    getResponseHeader(): null {
      return null;
    }
    end(how: "load" | "error" | "abort"): void {
      this.dispatchEvent(new Event(how));
      this.dispatchEvent(new Event("loadend"));
    }
    abort(): void {
      if (this.isSent) this.end("abort");
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const told: string[] = [];
  let giveUp: (() => void) | undefined;
  const reach: Pick<Reach, "begin"> = {
    begin(call) {
      giveUp = call;
      return {
        answered: () => told.push("answered"),
        failed: () => told.push("failed"),
        ended: () => told.push("ended"),
      };
    },
  };
  const aborting = new AbortController();
  const send = () => {
    const { signal } = aborting;
    const body = new Blob(["x"]);
    const options = { path: "sites/1/assets", body, signal, onProgress: () => undefined };
    return sendFile(options, reach).catch((error: unknown) => error);
  };
  return { send, requests, told, giveUp: () => giveUp?.(), aborting };
}

let test: ReturnType<typeof setUp>;
beforeEach(() => (test = setUp()));

it("OFF-11: an upload that is answered tells that the server is there, whatever it says", async () => {
  const sent = test.send();
  test.requests[0]?.end("load");
  expect(await sent).toEqual({ id: 1 });
  expect(test.told).toEqual(["answered", "ended"]);
});

it("OFF-11: one that fails tells that it is gone", async () => {
  const sent = test.send();
  test.requests[0]?.end("error");
  expect(await sent).toMatchObject({ code: "network" });
  expect(test.told).toEqual(["failed", "ended"]);
});

it("OFF-13: one that a network swallows fails as without a connection", async () => {
  const sent = test.send();
  test.giveUp();
  expect(await sent).toMatchObject({ code: "network" });
  expect(test.told).toEqual(["ended"]);
});

it("OFF-11: an upload that was cancelled says nothing about the server, also before it was sent", async () => {
  const sent = test.send();
  test.aborting.abort();
  expect(await sent).toMatchObject({ name: "AbortError" });
  expect(await test.send()).toMatchObject({ name: "AbortError" });
  expect(test.requests.map(({ isSent }) => isSent)).toEqual([true, false]);
  expect(test.told).toEqual(["ended", "ended"]);
});
