import { describe, expect, it } from "vitest";
import type { PageIndex } from "../page-index.ts";
import { pageTrails } from "./page-trail.ts";

const page = (id: string, section?: string) => ({ kind: "page", page: id, section });
const item = (id: string, link: object | null, links: object[] = []) => ({
  id,
  text: { en: { text: id } },
  link,
  links,
});

const index: PageIndex = {
  entries: [
    { id: "home", path: "/", name: "Home" },
    { id: "journal", path: "/journal", name: "Journal" },
    { id: "lime", path: "/journal/2026/lime", name: "Lime" },
    { id: "team", path: "/team", name: "Team" },
    { id: "about", path: "/about", name: "About" },
  ],
  redirects: [],
};

/** The trail as the ids of its pages, with the words of the menu. */
function trail(links: object[], to: string): string {
  return pageTrails(
    links,
    index,
  )(to)
    .map(({ entry, words }) => (words ? `${entry.id} “${words["en"]?.text}”` : entry.id))
    .join(" > ");
}

describe("the way to a page", () => {
  it.each([
    [
      "over the page in whose menu it is",
      [item("Us", page("about"), [item("Who", page("team"))])],
      "team",
      "home > about “Us” > team “Who”",
    ],
    [
      "of links in a menu and in the bar, that in the menu says where it is",
      [item("Who", page("team")), item("Us", page("about"), [item("Team", page("team"))])],
      "team",
      "home > about “Us” > team “Who”",
    ],
    [
      "over the page whose path its own begins with",
      [item("Notes", page("journal"))],
      "lime",
      "home > journal “Notes” > lime",
    ],
    [
      "not over a link that leads elsewhere or to a part of a page",
      [
        item("Us", { kind: "address", address: "#x" }, [item("Who", page("team"))]),
        item("Part", page("about", "s1"), [item("Lime", page("lime"))]),
      ],
      "lime",
      "home > journal > lime “Lime”",
    ],
    [
      "with the menu's words for the home page",
      [item("Start", page("home"))],
      "about",
      "home “Start” > about",
    ],
    [
      "once over a page that is in its own menu",
      [item("Us", page("about"), [item("Us too", page("about"))])],
      "about",
      "home > about “Us”",
    ],
    [
      "through menus that lead in a circle",
      [
        item("Us", page("about"), [item("Who", page("team"))]),
        item("Team", page("team"), [item("What", page("about"))]),
      ],
      "about",
      "home > team “Who” > about “Us”",
    ],
    [
      "none to the home page",
      [item("Us", page("about"), [item("Start", page("home"))])],
      "home",
      "",
    ],
    ["none to a page that isn't there", [], "gone", ""],
  ])("TRAIL-01: %s", (_name, links, to, expected) => {
    expect(trail(links, to)).toBe(expected);
  });

  it("TRAIL-01: a bar without links, and one that isn't filled yet, leave the paths", () => {
    expect(trail([], "lime")).toBe("home > journal > lime");
    expect(pageTrails(undefined, index)("about")).toHaveLength(2);
  });
});
