// @vitest-environment jsdom
import { act, useState } from "react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { click, mount, press } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { Dialog, DialogHead } from "./dialog.tsx";
import { MenuButton } from "./layer/menu-button.tsx";

function Sample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={close}>
        <DialogHead title="A new page" closeLabel="Close" onClose={close} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where one begins */}
        <input autoFocus />
        <MenuButton
          label="More"
          className="more"
          choices={[{ value: "one", label: "One" }]}
          onChoose={() => undefined}
        >
          More
        </MenuButton>
      </Dialog>
    </>
  );
}

function Chosen(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const choices = [{ value: "rename", label: "Rename" }];
  return (
    <>
      <MenuButton label="Actions" className="" choices={choices} onChoose={() => setOpen(true)}>
        Actions
      </MenuButton>
      <Dialog isOpen={isOpen} onClose={close} label="Rename">
        <input />
      </Dialog>
    </>
  );
}

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(): Promise<HTMLDialogElement> {
  mounted = await mount(<Sample />);
  const button = mounted.find("button");
  button.focus();
  await click(button);
  return mounted.find<HTMLDialogElement>("dialog");
}
const isOpen = (): boolean => document.querySelector("dialog") !== null;

function pointer(element: Element, name: string): Promise<void> {
  return act(async () => void element.dispatchEvent(new MouseEvent(name, { bubbles: true })));
}

describe("a dialog", () => {
  it("is modal, has the name of its heading, and puts the focus where one begins", async () => {
    const dialog = await open();
    expect(dialog.open).toBe(true);
    const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
    expect(title?.textContent).toBe("A new page");
    expect(document.activeElement?.tagName).toBe("INPUT");
  });

  it("is closed by Esc, and the focus goes back", async () => {
    await open();
    await press("Escape");
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe("Open");
  });

  it("that was chosen from a menu gives the focus back to the menu's button", async () => {
    mounted = await mount(<Chosen />);
    const button = mounted.find('[aria-label="Actions"]');
    button.focus();
    await click(button);
    await click(mounted.find("[role=menuitem]"));
    expect(isOpen()).toBe(true);
    await press("Escape");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it("is closed by a press beside it, not by one that began in it", async () => {
    const dialog = await open();
    await pointer(mounted.find("input"), "pointerdown");
    await pointer(dialog, "click");
    expect(isOpen()).toBe(true);
    await pointer(dialog, "pointerdown");
    await pointer(dialog, "click");
    expect(isOpen()).toBe(false);
  });

  it("is asked before the browser closes it, but not when a choice of files is cancelled in it", async () => {
    const dialog = await open();
    const cancelled = new Event("cancel", { bubbles: true, cancelable: true });
    await act(async () => void mounted.find("input").dispatchEvent(cancelled));
    expect(isOpen()).toBe(true);
    const event = new Event("cancel", { cancelable: true });
    await act(async () => void dialog.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it("holds the menus that are opened in it: Esc closes the menu alone", async () => {
    const dialog = await open();
    await click(mounted.find(".more"));
    expect(dialog.contains(mounted.find("[role=menu]"))).toBe(true);
    await press("Escape");
    expect(document.querySelector("[role=menu]")).toBeNull();
    expect(isOpen()).toBe(true);
  });
});
