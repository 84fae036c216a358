// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished } from "vitest";
import { click, mount } from "../../testing/mount.tsx";
import { MenuButton } from "./menu-button.tsx";

it("a menu sets its groups off by separators, which the arrow keys don't stop at", async () => {
  const choices = [
    { value: "copy", label: "Copy" },
    { value: "cut", label: "Cut" },
    { value: "hide", label: "Hide", beginsGroup: true },
  ];
  const mounted = await mount(
    <MenuButton label="More" className="" choices={choices} onChoose={() => undefined}>
      …
    </MenuButton>,
  );
  onTestFinished(() => mounted.unmount());
  await click(mounted.find("button"));
  const menu = document.querySelector("[role=menu]");
  expect([...(menu?.children ?? [])].map((one) => one.textContent || one.nodeName)).toEqual([
    "Copy",
    "Cut",
    "HR",
    "Hide",
  ]);
});

it("a menu whose first choice is disabled begins at the next; arrow keys pass by what is disabled, Escape closes it", async () => {
  const choices = [
    { value: "page", label: "Page", isDisabled: true },
    { value: "site", label: "Site" },
    { value: "part", label: "Part", isDisabled: true },
    { value: "copy", label: "Copy" },
  ];
  const mounted = await mount(
    <MenuButton label="Restore" className="" choices={choices} onChoose={() => undefined}>
      …
    </MenuButton>,
  );
  onTestFinished(() => mounted.unmount());
  const button = mounted.find("button");
  button.focus();
  await click(button);
  const press = (key: string) =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
    );
  expect(document.activeElement?.textContent).toBe("Site");
  await press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("Copy");
  await press("Home");
  expect(document.activeElement?.textContent).toBe("Site");
  await press("Escape");
  expect(document.querySelector("[role=menu]")).toBeNull();
  expect(document.activeElement).toBe(button);
  await click(button);
  button.focus();
  await press("Escape");
  expect(document.querySelector("[role=menu]")).toBeNull();
});

it("CANV-90: a menu that the keyboard leaves closes, and takes nothing back from where it went", async () => {
  const mounted = await mount(
    <>
      <MenuButton
        label="More"
        className=""
        choices={[{ value: "copy", label: "Copy" }]}
        onChoose={() => undefined}
      >
        …
      </MenuButton>
      <button id="after">After</button>
    </>,
  );
  onTestFinished(() => mounted.unmount());
  const button = mounted.find("button");
  button.focus();
  await click(button);
  expect(document.activeElement?.textContent).toBe("Copy");
  // Shift+Tab may lead to the button that opened it
  await act(async () => button.focus());
  expect(document.querySelector("[role=menu]")).not.toBeNull();
  await act(async () => mounted.find("#after").focus());
  expect(document.querySelector("[role=menu]")).toBeNull();
  expect(document.activeElement?.id).toBe("after");
});
