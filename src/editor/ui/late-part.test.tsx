// @vitest-environment jsdom
import { act, Suspense } from "react";
import { serverReach } from "../reach/server-reach.ts";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { latePart } from "./late-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function show(load: Parameters<typeof latePart>[0]) {
  const Part = latePart(load);
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container, { onCaughtError: () => undefined });
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await act(async () =>
    root.render(
      <>
        <p>typed</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  );
  return container;
}

const Loaded = () => <b>part</b>;

it("a part that can't be loaded leaves what is around it, and is asked for again", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: Loaded });
  const container = await show(load);
  expect(container.querySelector("p")?.textContent).toBe("typed");
  expect(container.querySelector("[role=alert]")).not.toBeNull();
  await act(async () => container.querySelector("button")?.click());
  expect(container.querySelector("b")?.textContent).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});

it("a part is asked for again when the connection is back", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ default: Loaded });
  const container = await show(load);
  serverReach.noteNetwork(false);
  await act(async () => serverReach.begin().answered());
  expect(container.querySelector("b")?.textContent).toBe("part");
});

it("OFF-15: a part that failed while the server can be reached is asked for again by itself, three times", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response());
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  serverReach.begin().answered();
  const load = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  const container = await show(load);
  const pass = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  for (const [index, milliseconds] of [1_000, 2_000, 4_000].entries()) {
    await pass(milliseconds);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  await pass(120_000);
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue({ default: Loaded });
  await act(async () => container.querySelector("button")?.click());
  expect(container.querySelector("b")?.textContent).toBe("part");
});

it.each([
  ["while the server can’t be reached, after sixteen seconds", false, 16_000],
  ["while it can, after thirty", true, 30_000],
])(
  "OFF-18: a part whose code a network swallows says so %s, and comes when it is asked for again",
  async (_, isThere, longest) => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => {
      if (isThere) return new Response();
      throw new TypeError("Failed to fetch");
    });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    serverReach.begin().answered();
    const { promise, resolve } = Promise.withResolvers<{ default: typeof Loaded }>();
    const container = await show(() => promise);
    const pass = (milliseconds: number) =>
      act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
    await pass(longest - 1);
    expect(container.querySelector("[role=alert]")).toBeNull();
    await pass(1);
    expect(container.querySelector("[role=alert]")).not.toBeNull();
    resolve({ default: Loaded });
    await act(async () => container.querySelector("button")?.click());
    expect(container.querySelector("b")?.textContent).toBe("part");
  },
);

it("a part that was loaded ahead is rendered without waiting", async () => {
  const Part = latePart(async () => ({ default: Loaded }));
  await Part.preload();
  const container = document.createElement("div");
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    ),
  );
  expect(container.innerHTML).toBe("<b>part</b>");
});

it("a part that is loaded ahead while it is waited for is not begun anew", async () => {
  const Part = latePart(async () => ({ default: Loaded }));
  const container = document.createElement("div");
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const render = () =>
    root.render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
  act(render);
  expect(container.innerHTML).toBe("waiting");
  await act(() => Part.preload());
  const shown = container.querySelector("b");
  expect(shown?.textContent).toBe("part");
  await act(async () => render());
  expect(container.querySelector("b")).toBe(shown);
});

it("loading ahead that failed is tried again when it is asked for again", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ default: Loaded });
  const Part = latePart(load);
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(1);
  await Part.preload();
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
