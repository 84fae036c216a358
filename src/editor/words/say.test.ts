import { describe, expect, it } from "vitest";
import { flatWords, say } from "./say.ts";

const words = flatWords({
  close: "Close",
  save: { saved: "Saved {{name}} at {{time}}" },
  list: { events_one: "{{count}} event", events_other: "{{count}} events" },
});

describe("words", () => {
  it.each([
    ["close", {}, "Close"],
    ["save.saved", { name: "Home", time: 7 }, "Saved Home at 7"],
    ["save.saved", { name: "{{time}} $& $1", time: "now" }, "Saved {{time}} $& $1 at now"],
    ["list.events", { count: 1 }, "1 event"],
    ["list.events", { count: 0 }, "0 events"],
    ["list.events", { count: 2 }, "2 events"],
  ])("%s with %j say %s", (key, values, text) => {
    expect(say([words], "en", key, values)).toBe(text);
  });

  it("write quotation marks within quotation marks as Russian and Ukrainian do", () => {
    const added = flatWords({ after: "«{{name}}»: {{name}}", plain: "{{name}}" });
    const name = "Кофейня «Тихий час»";
    const quoted = "«Кофейня „Тихий час“»: Кофейня «Тихий час»";
    expect(say([added], "ru", "after", { name })).toBe(quoted);
    expect(say([added], "uk", "after", { name })).toBe(quoted);
    expect(say([added], "ru", "plain", { name })).toBe(name);
    expect(say([added], "fr", "after", { name })).toBe(`«${name}»: ${name}`);
  });

  it("tell a number that has the form of one, also where that was written for one alone", () => {
    const russian = flatWords({
      left_one: "Остался пример",
      left_few: "Осталось примеров: {{count}}",
      left_many: "Осталось примеров: {{count}}",
      with_one: "Вместе со связанной секцией",
      with_few: "Вместе со связанными секциями",
      with_many: "Вместе со связанными секциями",
      pages_one: "{{count}} страница",
      pages_many: "{{count}} страниц",
    });
    const said = (key: string, count: number) => say([russian], "ru", key, { count });
    expect([said("left", 1), said("left", 21)]).toEqual(["Остался пример", "Остался пример: 21"]);
    expect([said("with", 1), said("with", 31)]).toEqual([
      "Вместе со связанной секцией",
      "Вместе со связанными секциями",
    ]);
    expect([said("pages", 1), said("pages", 21)]).toEqual(["1 страница", "21 страница"]);
  });

  it("are those of the first catalogue that has them", () => {
    const own = flatWords({ close: "Close the panel", list: { pages_other: "{{count}} pages" } });
    expect(say([own, words], "en", "close", {})).toBe("Close the panel");
    expect(say([own, words], "en", "list.events", { count: 1 })).toBe("1 event");
    expect(say([own, words], "en", "list.pages", { count: 1 })).toBe("1 pages");
  });

  it("that don't exist say their key, and values that aren't given leave their place", () => {
    expect(say([words], "en", "save.lost", {})).toBe("save.lost");
    expect(say([words], "en", "save.saved", { name: "Home" })).toBe("Saved Home at {{time}}");
  });
});
