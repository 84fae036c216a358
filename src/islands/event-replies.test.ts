// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { init } from "./event-replies.ts";

const fetched = vi.fn<(address: string) => Promise<Response>>();
let see: (() => void) | undefined;

class Seeing {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    see = () => tell([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {}
}

/** An invitation that takes replies until `closes`. */
function render(closes: number): HTMLFormElement {
  document.body.innerHTML = `<form action="/api/v1/sites/form/rsvp/7/" data-closes="${closes}" data-closed="Closed" data-full="Full"><input type="hidden" name="eventId" value="night"><input type="radio" name="attending" value="yes"><input name="name"></form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

const later = Date.now() + 1e9;
const said = () => document.querySelector("p.notice")?.textContent;

beforeEach(() => {
  fetched.mockReset();
  see = undefined;
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("IntersectionObserver", Seeing);
});

describe("an invitation on a published page", () => {
  it("RSVP-08: says in place of its form that replies are over, by the browser's clock", () => {
    render(Date.now() - 1);
    init();
    expect(said()).toBe("Closed");
    expect(document.querySelector("form")).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("RSVP-08: takes replies until then", () => {
    render(later);
    init();
    expect(said()).toBeUndefined();
  });

  it("RSVP-09: asks when it comes near the window, and says that the event is full", async () => {
    fetched.mockResolvedValue(Response.json({ state: "full", left: 0 }));
    render(later);
    init();
    expect(fetched).not.toHaveBeenCalled();
    see?.();
    await expect.poll(() => said()).toBe("Full");
    expect(fetched).toHaveBeenCalledWith("/api/v1/sites/events/7/night/replies");
  });

  it("RSVP-09: stays a form where nothing answers, or something else", async () => {
    for (const answer of [
      () => Promise.reject(new TypeError("cut")),
      () => Promise.resolve(new Response("<html>", { status: 502 })),
      () => Promise.resolve(Response.json({ state: "open", left: 3 })),
    ]) {
      fetched.mockImplementation(answer);
      render(later);
      init();
      see?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(document.querySelector("form")).not.toBeNull();
    }
  });

  it("RSVP-09: takes nothing away that was typed", async () => {
    fetched.mockResolvedValue(Response.json({ state: "full", left: 0 }));
    const form = render(later);
    init();
    const name = form.querySelector<HTMLInputElement>("[name=name]");
    if (name) name.value = "Ann";
    see?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(document.querySelector("form")).toBe(form);
  });
});
