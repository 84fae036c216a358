// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewSiteBody, SiteInfo } from "#/api/sites.ts";
import { starters } from "#/starters/registry.ts";
import { startersFor } from "#/starters/starters-for.ts";
import { readUnnamedStarter } from "../../../../../test/fixtures/starter.ts";
import { click, mount, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { sampleInfo } from "../../../testing/sample-editor.ts";
import { NewSiteDialog } from "./new-site-dialog.tsx";
import type { SiteMaker } from "./site-maker.ts";

let mounted: Mounted;
let created: NewSiteBody[];
const onCreated = vi.fn<(site: SiteInfo) => void>();
const onClose = vi.fn<() => void>();

const sites: SiteMaker = {
  starters: async () => ({ first: "" }),
  starter: async (id: string) => {
    const { document, prices, pictures } = readUnnamedStarter(id);
    return { ...document, prices, pictures: [...pictures] };
  },
  address: async (slug: string) => {
    const free = slug === "taken" ? "taken-2" : slug;
    return { isFree: free === slug, free, address: `http://${free}.sites.example:3000/` };
  },
  async create(site: NewSiteBody) {
    created.push(site);
    return sampleInfo;
  },
};

beforeEach(async () => {
  created = [];
  onCreated.mockReset();
  onClose.mockReset();
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  URL.createObjectURL = () => "blob:none";
  URL.revokeObjectURL = () => undefined;
  mounted = await mount(
    <NewSiteDialog sites={sites} isOpen onClose={onClose} onCreated={onCreated} />,
  );
});
afterEach(() => mounted.unmount());

const cards = () => mounted.all(".starter-card");
const input = (label: string) => {
  const labels = mounted.all(".start-form label");
  const found = labels.find(({ textContent }) => textContent?.startsWith(label));
  return document.getElementById(found?.getAttribute("for") ?? "") as HTMLInputElement;
};

async function choose(name: string): Promise<void> {
  await until(() => cards().some(({ textContent }) => textContent?.includes("pages")));
  await click(cards().find(({ textContent }) => textContent?.startsWith(name))!);
  await until(() => mounted.all(".start-form").length > 0);
}

async function create(): Promise<void> {
  await act(async () =>
    mounted
      .find(".start-form")
      .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
}

describe("a new site", () => {
  it("NEW-04: is offered every starter and an empty site last, each with its pages", async () => {
    await until(() => cards().every(({ textContent }) => /\d pages?/.test(textContent ?? "")));
    const offered = cards().map((card) => card.querySelector("b")?.textContent);
    expect(offered).toEqual(startersFor("en").map(({ name }) => name.en));
    expect(offered.at(-1)).toBe("Empty site");
  });

  it("OPER-14: is offered what operators want first, before all others", async () => {
    mounted.unmount();
    const own = { ...sites, starters: async () => ({ first: "polden" }) };
    mounted = await mount(
      <NewSiteDialog sites={own} isOpen onClose={onClose} onCreated={onCreated} />,
    );
    await until(() => cards()[0]?.textContent?.startsWith("Restaurant") === true);
    expect(cards()).toHaveLength(starters.length);
  });

  it("LIMIT-07: has a name of 80 characters at most and the colours that were chosen, and its editor opens", async () => {
    await choose("Café");
    // 80 characters (R37), however many code units
    await type(input("Site name"), "👨‍👩‍👧".repeat(81));
    expect(input("Site name").value).toBe("👨‍👩‍👧".repeat(80));
    await type(input("Site name"), "Bakery");
    await click(
      mounted.find('.start-palettes [aria-label="Amber"], .start-palettes [title="Amber"]'),
    );
    await create();
    await until(() => onCreated.mock.calls.length > 0);
    const theme = { brand: "#ffb000", second: null };
    expect(created).toEqual([{ name: "Bakery", starter: "cafe", onlyLanguage: "en", theme }]);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(sampleInfo);
  });

  it("NEW-04: is in the owner’s language and the starter’s own colours where nothing else is chosen", async () => {
    await choose("Online shop");
    await type(input("Site name"), "Лавка");
    await create();
    await until(() => created.length > 0);
    expect(created).toEqual([{ name: "Лавка", starter: "shop", onlyLanguage: "en", theme: {} }]);
  });

  it("NEW-04: has any colour that is written as hex; of what is none it says so, and Escape takes it back", async () => {
    await choose("Café");
    await type(input("Site name"), "Bakery");
    const code = mounted.find<HTMLInputElement>('[aria-label="Colour code"]');
    const picker = mounted.find<HTMLInputElement>('[aria-label="Your own colour"]');
    const first = picker.value;
    expect(code.value).toBe(first.toUpperCase());
    await act(async () => code.focus());
    await type(code, "#0af");
    expect(picker.value).toBe("#00aaff");
    const escape = () =>
      act(async () => {
        const options = { key: "Escape", bubbles: true, cancelable: true };
        code.dispatchEvent(new KeyboardEvent("keydown", options));
      });
    await escape();
    expect([picker.value, code.value]).toEqual([first, first.toUpperCase()]);
    // with the second colour of its palette
    expect(mounted.all(".start-palettes [aria-checked=true]")).toHaveLength(1);
    await type(code, "blue");
    await act(async () => code.blur());
    expect(mounted.find(".start-own [role=alert]").textContent).toBe("Bad Hex");
    expect(picker.value).toBe(first);
    await act(async () => code.focus());
    await type(code, "00AAFF");
    await act(async () => code.blur());
    expect(mounted.all(".start-own [role=alert]")).toHaveLength(0);
    await create();
    await until(() => created.length > 0);
    expect(created[0]).toMatchObject({ theme: { brand: "#00aaff", second: null } });
  });

  it("NEW-04: may keep all languages of its starter", async () => {
    await choose("Café");
    await type(input("Site name"), "Bakery");
    const select = mounted.find<HTMLSelectElement>(".start-fields select");
    await act(async () => {
      select.selectedIndex = 3;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await create();
    await until(() => created.length > 0);
    expect(created).toEqual([{ name: "Bakery", starter: "cafe", theme: {} }]);
  });

  it("NEW-04: isn’t made without a name, and says so", async () => {
    await choose("Café");
    await create();
    expect(mounted.find(".start-form [role=alert]").textContent).toBe("Give the site a name");
    expect(created).toEqual([]);
  });

  it("NEW-12: shows more of its page once the form is folded, which comes back for what it lacks", async () => {
    await choose("Café");
    const fold = () => mounted.find(".start-fold");
    await click(fold());
    expect(fold().getAttribute("aria-expanded")).toBe("false");
    expect(fold().textContent).toBe("Show name and colours");
    await create();
    expect(fold().getAttribute("aria-expanded")).toBe("true");
    expect(mounted.find(".start-form").textContent).toContain("Give the site a name");
  });

  it("NEW-05: has an address from its name; another is checked as it is typed", async () => {
    await choose("Café");
    await type(input("Site name"), "Ofenfrisch & Co.");
    await until(() => input("Address").value === "ofenfrisch-co");
    await until(() => mounted.find(".start-free").textContent === "This address is available.");
    expect(mounted.find(".start-address").textContent).toContain(".sites.example:3000");
    await type(input("Address"), "taken");
    await until(() => mounted.find(".start-address").textContent!.includes("is taken"));
    await create();
    expect(created).toEqual([]);
    await type(input("Address"), "not an address");
    await until(() => mounted.find(".start-address").textContent!.includes("lowercase letters"));
    await type(input("Address"), "Ofen");
    await until(() => mounted.find(".start-free").textContent !== "");
    await create();
    await until(() => created.length > 0);
    expect(created).toMatchObject([{ slug: "ofen" }]);
  });

  it("NEW-04: Esc leads from the preview back to the starters", async () => {
    await choose("Café");
    await act(async () =>
      mounted
        .find(".start-form")
        .dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
        ),
    );
    expect(mounted.all(".start-form")).toEqual([]);
    expect(cards()).toHaveLength(starters.length);
    expect(onClose).not.toHaveBeenCalled();
  });
});
