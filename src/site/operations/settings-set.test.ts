import { describe, expect, it } from "vitest";
import { testDocument } from "../../../test/fixtures/document.ts";
import { testContext } from "../../../test/fixtures/operations.ts";
import { usualHours } from "#/fields/hours/week.ts";
import { messengerOf } from "../messenger-list.ts";
import { toRecords, withChanges } from "../records.ts";
import type { Records } from "../records.ts";
import type { SettingsPatch } from "../settings-patch.ts";
import { settingsSchema } from "../settings.ts";
import { applyOperation, invertOperation } from "./apply.ts";
import type { Step } from "./operation.ts";

const records = toRecords(testDocument());
const key = "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9";

function settingsOf(all: Records) {
  if (!all.site) throw new Error("no site");
  return all.site.settings;
}

function after(steps: readonly Step[], start: Records = records): Records {
  return steps.reduce(
    (now, step) => withChanges(now, applyOperation(now, step, testContext).changes),
    start,
  );
}

function set(settings: object): Step {
  return { name: "settings.set", args: { settings } };
}

function refusal(step: Step): string {
  try {
    applyOperation(records, step, testContext);
    return "none";
  } catch (error) {
    return (error as { rule?: string }).rule ?? String(error);
  }
}

describe("settings.set", () => {
  const patches: [string, object][] = [
    ["a banner", { cookieConsent: { gdpr: { isVisible: true } } }],
    [
      "buttons of a banner",
      {
        cookieConsent: {
          preselectsCategories: true,
          simple: {
            declineBtn: { isVisible: false },
            settingsBtn: { isVisible: false },
            privacyPolicyBtn: { isVisible: true, showInFooter: true },
          },
        },
      },
    ],
    [
      "messengers",
      { messengers: { alignment: "left", telegram: { isActive: true, value: "@vitrine" } } },
    ],
    [
      "chats, as earlier programs did",
      { chats: { data: [{ name: "freshchat", key, isPrimary: true }] } },
    ],
    ["trackers", { tracking: { gtagId: "G-ABCDE12345", ymId: "12345678" } }],
    ["plain settings", { email: "a@example.org", staysOnPage: true, phone: "+7" }],
    ["nothing", {}],
  ];

  it.each(patches)("sets %s and nothing else, and is undone exactly", (_what, patch) => {
    const next = after([set(patch)]);
    expect(settingsOf(next)).toMatchObject(
      "messengers" in patch
        ? { messengers: { alignment: "left" } }
        : "phone" in patch
          ? { email: "a@example.org", staysOnPage: true, organisation: { phone: "+7" } }
          : patch,
    );
    const back = invertOperation(records, set(patch), testContext);
    expect(after(back, next)).toEqual(records);
    expect(after([set(patch)], after(back, next))).toEqual(next);
  });

  it("HOURS-05: hours are set as a whole, taken away by null, and undone exactly; what are none are refused", () => {
    const next = after([set({ hours: usualHours })]);
    expect(settingsOf(next).organisation.hours).toEqual(usualHours);
    expect(after(invertOperation(records, set({ hours: usualHours }), testContext), next)).toEqual(
      records,
    );
    const other = { ...usualHours, zone: "UTC", days: usualHours.days.toReversed() };
    const changed = after([set({ hours: other })], next);
    expect(settingsOf(changed).organisation.hours).toEqual(other);
    expect(after(invertOperation(next, set({ hours: other }), testContext), changed)).toEqual(next);
    expect(after([set({ hours: null })], next)).toEqual(records);
    expect(refusal(set({ hours: { ...usualHours, zone: "nowhere" } }))).not.toBe("none");
    expect(refusal(set({ hours: { days: [] } }))).not.toBe("none");
  });

  it("two people who switch on different messengers both keep theirs", () => {
    const next = after([
      set({ messengers: { telegram: { isActive: true, value: "@vitrine" } } }),
      set({ messengers: { viber: { value: "+79001234567" } } }),
    ]);
    expect(settingsOf(next).messengers.data).toMatchObject([
      { name: "telegram", isActive: true, value: "@vitrine" },
      { name: "viber", isActive: false, value: "+79001234567" },
    ]);
  });

  describe("VEND-09: chats are set one by one", () => {
    const list = (...names: string[]) =>
      names.map((name) => ({ name, key: keys[name] ?? "", isPrimary: name === "olark" }));
    const keys: Record<string, string> = {
      livechat: "12345678",
      olark: "1234-567-89-0123",
      intercom: "abcd1234",
    };
    const three = after([set({ chats: { data: list("olark", "livechat", "intercom") } })]);

    it("two people who set different ones both keep theirs", () => {
      const next = after([
        set({ chats: { livechat: { key: " 12345678 " }, primary: "livechat" } }),
        set({ chats: { intercom: { key: "abcd1234" } } }),
      ]);
      expect(settingsOf(next).chats.data).toEqual([
        { name: "livechat", key: "12345678", isPrimary: true },
        { name: "intercom", key: "abcd1234", isPrimary: false },
      ]);
    });

    it.each<[string, SettingsPatch["chats"], string[]]>([
      ["the first", { olark: null }, ["livechat", "intercom"]],
      ["the middle one", { livechat: null }, ["olark", "intercom"]],
      ["neighbours", { olark: null, livechat: null }, ["intercom"]],
      ["neighbours, the later first", { livechat: null, olark: null }, ["intercom"]],
      ["all", { olark: null, livechat: null, intercom: null }, []],
      ["one that isn't there", { jivochat: null }, ["olark", "livechat", "intercom"]],
      [
        "one for another",
        { olark: null, jivochat: { key: "AbCdEfGhIj" } },
        ["livechat", "intercom", "jivochat"],
      ],
      [
        "none, with another key",
        { livechat: { key: "87654321" } },
        ["olark", "livechat", "intercom"],
      ],
      [
        "none, with another primary one",
        { primary: "intercom" },
        ["olark", "livechat", "intercom"],
      ],
      ["none, with no primary one", { primary: null }, ["olark", "livechat", "intercom"]],
    ])("removing %s is undone to the byte, each in its place", (_what, chats, names) => {
      const next = after([set({ chats })], three);
      expect(settingsOf(next).chats.data.map(({ name }) => name)).toEqual(names);
      const back = after(invertOperation(three, set({ chats }), testContext), next);
      expect(JSON.stringify(back)).toBe(JSON.stringify(three));
    });

    it("undoing a removal leaves what somebody else did meanwhile", () => {
      const remove = set({ chats: { livechat: null } });
      const meanwhile = set({ chats: { intercom: { key: "wxyz9876" }, primary: "intercom" } });
      const back = after(
        invertOperation(three, remove, testContext),
        after([remove, meanwhile], three),
      );
      expect(settingsOf(back).chats.data).toEqual([
        { name: "olark", key: keys["olark"], isPrimary: false },
        { name: "livechat", key: keys["livechat"], isPrimary: false },
        { name: "intercom", key: "wxyz9876", isPrimary: true },
      ]);
    });

    it.each([
      ["a hostile key", { jivochat: { key: "../../evil" } }],
      ["an empty key", { livechat: { key: "" } }],
      ["a chat that nobody knows", { evil: { key: "12345678" } }],
      ["a primary one that nobody knows", { primary: "evil" }],
      ["a list and names at once", { data: [], livechat: null }],
      ["a prototype", JSON.parse('{"__proto__":{"key":"12345678"}}')],
    ])("security 3, 15: refuses %s", (_what, chats) => {
      expect(refusal(set({ chats }))).toBe("arguments");
    });
  });

  it("VEND-06: values are kept in one form, whatever people paste", () => {
    const next = after([
      set({
        tracking: { plausibleDomain: "https://Shop.Example/", gtagId: " G-ABCDE12345 " },
        messengers: { whatsapp: { value: "+7 900-1-23" }, instagram: { value: "@Vitrine" } },
        chats: { data: [{ name: "livechat", key: " 12345678 ", isPrimary: true }] },
      }),
    ]);
    const { tracking, messengers, chats } = settingsOf(next);
    expect(tracking).toEqual({ plausibleDomain: "shop.example", gtagId: "G-ABCDE12345" });
    expect(messengers.data.map(({ name, value }) => [name, value])).toEqual([
      ["whatsapp", "+7900123"],
      ["instagram", "vitrine"],
    ]);
    expect(chats.data).toEqual([{ name: "livechat", key: "12345678", isPrimary: true }]);
  });

  it('VEND-06: a tracker\'s value is removed by "" and by null, and nothing is stored of it', () => {
    const on = after([set({ tracking: { gtagId: "G-ABCDE12345", ymId: "12345678" } })]);
    for (const none of ["", null]) {
      const step = set({ tracking: { gtagId: none } });
      const off = after([step], on);
      expect(settingsOf(off).tracking).toEqual({ ymId: "12345678" });
      expect(after(invertOperation(on, step, testContext), off)).toEqual(on);
    }
  });

  it("VEND-06: what was stored before settings were sparse is read and edited as it is", () => {
    const data = { avatar: null, name: {}, subtitle: {}, message: {}, buttonText: {} };
    const old = ["facebook", "whatsapp", "telegram", "viber"].map((name) => ({
      name,
      isActive: name === "viber",
      value: name === "viber" ? "+7-900-1234567" : "",
      data,
    }));
    const before: Records = {
      ...records,
      site: {
        ...testDocument().site,
        settings: {
          ...settingsOf(records),
          tracking: { facebookPixelCode: "", gtagId: "", adSensePublisherId: "", ymId: "12345678" },
          messengers: { alignment: "left", data: old },
        },
      },
    };
    expect(settingsSchema.parse(settingsOf(before))).toEqual(settingsOf(before));
    const step = set({ email: "a@example.org", tracking: { gtagId: "G-ABCDE12345" } });
    const next = after([step], before);
    expect(settingsOf(next).messengers.data).toEqual(old);
    expect(settingsOf(next).tracking).toMatchObject({ gtagId: "G-ABCDE12345", ymId: "12345678" });
    const on = after([set({ messengers: { whatsapp: { isActive: true } } })], before);
    expect(settingsOf(on).messengers.data.map(({ name }) => name)).toEqual(
      old.map(({ name }) => name),
    );
  });

  it.each([
    ["an id that breaks out of a script", { tracking: { gtagId: "G-1');alert(1)//" } }],
    ["an id of another vendor", { tracking: { ymId: "G-ABCDE12345" } }],
    [
      "a hostile key",
      { chats: { data: [{ name: "jivochat", key: "../../evil", isPrimary: true }] } },
    ],
    ["a chat that nobody knows", { chats: { data: [{ name: "evil", key, isPrimary: true }] } }],
    [
      "two primary chats",
      {
        chats: {
          data: [
            { name: "freshchat", key, isPrimary: true },
            { name: "livechat", key: "12345678", isPrimary: true },
          ],
        },
      },
    ],
    ["a messenger that leads to a script", { messengers: { facebook: { value: "javascript:x" } } }],
    ["a messenger that nobody knows", { messengers: { icq: { isActive: true } } }],
    ["a wrong side", { messengers: { alignment: "top" } }],
    ["a text, which has its own operation", { cookieConsent: { gdpr: { consentText: {} } } }],
    ["the accept button hidden", { cookieConsent: { gdpr: { acceptBtn: { isVisible: false } } } }],
    ["a prototype", { cookieConsent: JSON.parse('{"__proto__":{"isVisible":true}}') }],
    ["fields of the operator", { isPaid: true }],
  ])("security 3, 15: refuses %s", (_what, patch) => {
    expect(refusal(set(patch))).toBe("arguments");
  });
});

describe("texts, links and pictures of the settings", () => {
  const banner = { part: "consent", variant: "gdpr", of: "banner" } as const;
  const text = (target: object, path: string[], value: string): Step => ({
    name: "text.set",
    args: { target, path, language: "ru", text: value, was: "" },
  });

  it.each([
    ["the banner's text", banner, "consentText"],
    ["a button's name", { ...banner, of: "declineBtn" }, "name"],
    ["the popup's title", { ...banner, of: "settings" }, "title"],
    ["a category", { ...banner, of: "marketing" }, "description"],
    ["a card's message", { part: "messenger", messenger: "viber" }, "message"],
  ])("text.set reaches %s, and is undone", (_what, target, field) => {
    const step = text(target, [field], "Привет");
    const next = after([step]);
    expect(JSON.stringify(settingsOf(next))).toContain('{"ru":{"text":"Привет"}}');
    expect(after(invertOperation(records, step, testContext), next)).toEqual(records);
  });

  it("link.set reaches the privacy link and refuses a script", () => {
    const step = (address: string): Step => ({
      name: "link.set",
      args: {
        target: { ...banner, of: "privacyPolicyBtn" },
        path: ["link"],
        value: { kind: "address", address },
      },
    });
    const next = after([step("https://example.org/privacy")]);
    expect(settingsOf(next).cookieConsent.gdpr.privacyPolicyBtn.link).toEqual({
      kind: "address",
      address: "https://example.org/privacy",
    });
    expect(refusal(step("javascript:alert(1)"))).toBe("field-value");
  });

  it("picture.set reaches an avatar", () => {
    const value = { asset: "a1", alt: {}, crop: null, focus: null };
    const target = { part: "messenger", messenger: "telegram" };
    const next = after([{ name: "picture.set", args: { target, path: ["avatar"], value } }]);
    expect(messengerOf(settingsOf(next).messengers.data, "telegram").data.avatar).toEqual(value);
  });

  it.each([
    ["a field that is none", { ...banner, of: "declineBtn" }, ["isVisible"]],
    ["a part that is none", { ...banner, of: "siteId" }, ["name"]],
    ["a variant that is none", { ...banner, variant: "strict" }, ["consentText"]],
    ["a messenger that is none", { part: "messenger", messenger: "icq" }, ["name"]],
    ["a path into the prototype", banner, ["__proto__"]],
  ])("refuses %s", (_what, target, path) => {
    expect(["arguments", "field-unknown"]).toContain(refusal(text(target, path, "x")));
  });
});
