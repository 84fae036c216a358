// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { click, mount, until } from "../../testing/mount.tsx";
import { useNewSite } from "./use-new-site.ts";

function Shown(): ReactNode {
  const [isNew, setNew] = useNewSite();
  return <button onClick={() => setNew(false)}>{isNew ? "new" : "list"}</button>;
}

afterEach(() => history.replaceState(null, "", "/"));

it("a site is begun by an address that is typed while the list is shown, each time", async () => {
  const screen = await mount(<Shown />);
  const button = screen.find("button");
  expect(button.textContent).toBe("list");
  location.hash = "#new";
  await until(() => button.textContent === "new");
  await click(button);
  expect([button.textContent, location.hash]).toEqual(["list", ""]);
  location.hash = "#new";
  await until(() => button.textContent === "new");
  screen.unmount();
});
