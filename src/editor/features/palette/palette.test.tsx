// @vitest-environment jsdom
import { act, useEffect, useState } from "react";
import { File, Palette as PaletteIcon, Plus } from "lucide-react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command } from "../../shell/command.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { loadWords } from "../../words/i18n.ts";
import { registerFeatureWords } from "../../shell/register-words.ts";
import { palette } from "./feature.ts";
import { Palette } from "./palette.tsx";
import type { KnownCommands } from "./use-commands.ts";

let mounted: Mounted | undefined;
const run = vi.fn<(id: string) => void>();

function command(id: string, group: Command["group"], label: string, synonyms = ""): Command {
  return { id, group, label, synonyms, Icon: File, run: () => run(id) };
}
const commands = [
  command("page.prices", "go", "Цены"),
  { ...command("panel.theme", "go", "Theme", "colours fonts"), Icon: PaletteIcon },
  { ...command("page.add", "do", "New page"), Icon: Plus },
];

/** Tells the palette what it knows, as late as it comes. */
const late: { learn: (known: KnownCommands) => void } = { learn: () => undefined };

function LatePalette({ first, onClose }: { first: KnownCommands; onClose: () => void }) {
  const [known, setKnown] = useState(first);
  useEffect(() => {
    late.learn = setKnown;
  }, []);
  return <Palette known={known} onClose={onClose} />;
}

const all: KnownCommands = { commands, isComplete: true };

async function open(first = all) {
  registerFeatureWords([palette]);
  await loadWords("palette");
  const onClose = vi.fn<() => void>();
  mounted = await mount(<LatePalette first={first} onClose={onClose} />);
  const field = (): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>("[role=combobox]");
    if (!found) throw new Error("There is no field");
    return found;
  };
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
        field(),
        text,
      );
      field().dispatchEvent(new Event("input", { bubbles: true }));
    });
  const press = (key: string) =>
    act(async () => {
      field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
  const options = (): string[] =>
    [...document.querySelectorAll("[role=option]")].map((option) => option.textContent ?? "");
  const current = (): string | undefined =>
    document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ??
    undefined;
  return { onClose, type, press, options, current };
}

beforeEach(() => {
  run.mockClear();
  sessionStorage.clear();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});

afterEach(() => mounted?.unmount());

describe("the palette", () => {
  it("PALETTE-02: Enter that is pressed before the commands have come waits for them", async () => {
    const { type, press, onClose } = await open({ commands: [], isComplete: false });
    await type("new page");
    await press("Enter");
    await act(async () => late.learn({ commands: commands.slice(0, 2), isComplete: false }));
    expect(run).not.toHaveBeenCalled();
    expect(document.querySelector(".palette-empty")).toBeNull();
    await act(async () => late.learn(all));
    expect(run.mock.calls).toEqual([["page.add"]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("PALETTE-02: what is typed after such an Enter takes it back", async () => {
    const { type, press } = await open({ commands: [], isComplete: false });
    await type("new");
    await press("Enter");
    await type("new page");
    await act(async () => late.learn(all));
    expect(run).not.toHaveBeenCalled();
  });

  it("PALETTE-02: arrows move through what is found and Enter does it, while the field keeps the keyboard", async () => {
    const { press, current, onClose } = await open();
    expect(current()).toBe("Цены");
    await press("ArrowDown");
    expect(current()).toBe("Theme");
    await press("ArrowUp");
    await press("ArrowUp");
    expect(current()).toBe("New page");
    await press("Enter");
    expect(run.mock.calls).toEqual([["page.add"]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("PALETTE-01: what is typed is found by its own words and by others", async () => {
    const { type, options } = await open();
    await type("цен");
    expect(options()).toEqual(["Цены"]);
    await type("fonts");
    expect(options()).toEqual(["Theme"]);
    await type("zzzz");
    expect(options()).toEqual([]);
    expect(document.body.textContent).toContain("Nothing found");
  });

  it("PALETTE-06: a name comes before other words, also of another group, and letters only where nothing else is found", async () => {
    const page = command("page.theme", "go", "Colours", "new");
    const { type, options } = await open({ commands: [page, ...commands], isComplete: true });
    await type("new");
    expect(options()).toEqual(["New page", "Colours"]);
    await type("tem");
    expect(options()).toEqual(["Theme"]);
    await type("the");
    expect(options()).toEqual(["Theme"]);
  });

  it("PALETTE-03: what was used last comes first", async () => {
    sessionStorage.setItem("vitrine-own-commands", "page.add");
    const { options, press } = await open();
    expect(options()).toEqual(["New page", "Цены", "Theme"]);
    await press("ArrowDown");
    await press("Enter");
    expect(sessionStorage.getItem("vitrine-own-commands")).toBe("page.prices page.add");
  });
});
