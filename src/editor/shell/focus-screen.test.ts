// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { until } from "../testing/mount.tsx";
import { focusScreen } from "./focus-screen.ts";

let end = (): void => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

it("FOCUS-01: a screen's heading takes the keyboard, and lets go of it as if it had never taken any", () => {
  document.body.innerHTML = "<main><h1>Media</h1><button>Add</button></main>";
  end = focusScreen();
  const heading = document.querySelector("h1");
  expect(document.activeElement).toBe(heading);
  document.querySelector("button")?.focus();
  expect(heading?.hasAttribute("tabindex")).toBe(false);
});

it("FOCUS-01: a dialog gives the keyboard back to the heading that it took it from", () => {
  document.body.innerHTML = "<main><h1>Media</h1></main><dialog><button>Close</button></dialog>";
  end = focusScreen();
  const heading = document.querySelector("h1");
  const dialog = document.querySelector("dialog");
  dialog?.setAttribute("open", "");
  document.querySelector("button")?.focus();
  dialog?.removeAttribute("open");
  heading?.focus();
  expect(document.activeElement).toBe(heading);
});

it("FOCUS-01: what of the screen has taken the keyboard already keeps it", () => {
  document.body.innerHTML = "<input><main><h1>Media</h1></main>";
  document.querySelector("input")?.focus();
  end = focusScreen();
  expect(document.activeElement?.nodeName).toBe("INPUT");
});

it("FOCUS-01: a screen that is still loading is waited for; without a heading its main region takes the keyboard", async () => {
  end = focusScreen();
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = "<main>The page</main>";
  await until(() => document.activeElement?.nodeName === "MAIN");
});

it("FOCUS-01: a heading that comes later takes the keyboard from its main region, not from what a person went to", async () => {
  document.body.innerHTML = "<main></main>";
  const main = document.querySelector("main");
  end = focusScreen();
  expect(document.activeElement).toBe(main);
  main?.insertAdjacentHTML("beforeend", "<h1>Sites</h1><button>New site</button>");
  await until(() => document.activeElement?.nodeName === "H1");
  expect(main?.hasAttribute("tabindex")).toBe(false);

  document.body.innerHTML = "<main><button>Account</button></main>";
  end = focusScreen();
  expect(document.activeElement?.nodeName).toBe("MAIN");
  document.querySelector("button")?.focus();
  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<h1>Sites</h1>");
  let isTold = false;
  const told = new MutationObserver(() => (isTold = true));
  told.observe(document.body, { subtree: true, childList: true });
  document.body.append("");
  await until(() => isTold);
  told.disconnect();
  expect(document.activeElement?.nodeName).toBe("BUTTON");
});
