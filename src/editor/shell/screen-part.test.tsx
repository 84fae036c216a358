// @vitest-environment jsdom
import { act, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { screenPart } from "./screen-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function setUp() {
  const part = screenPart(async () => () => <b>screen</b>);
  const container = document.createElement("div");
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const draw = () =>
    root.render(
      <Suspense fallback="waiting">
        <part.Screen />
      </Suspense>,
    );
  return { part, container, draw };
}

it("a screen that was loaded ahead is drawn without waiting", async () => {
  const { part, container, draw } = setUp();
  await part.preload();
  act(draw);
  expect(container.innerHTML).toBe("<b>screen</b>");
});

it("a screen that was not is waited for, and not begun anew when it was loaded meanwhile", async () => {
  const { part, container, draw } = setUp();
  act(draw);
  expect(container.innerHTML).toBe("waiting");
  await act(() => part.preload());
  const shown = container.querySelector("b");
  expect(shown?.textContent).toBe("screen");
  await act(async () => draw());
  expect(container.querySelector("b")).toBe(shown);
});
