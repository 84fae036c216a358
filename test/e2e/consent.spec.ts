import type { Page } from "@playwright/test";
import { createSite } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { standInForStrangers } from "./harness/strangers.ts";
import {
  analyticsScripts,
  chatSettings,
  chats,
  chosenChat,
  marketingScripts,
  trackingIds,
} from "./harness/vendors.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { moveMouse } from "./visit/shown-page.ts";

const shared = shareProduct();

type Variant = "none" | "simple" | "gdpr";
const variants = ["none", "simple", "gdpr"] as const;

interface Choice {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly functional: boolean;
}

const everyScript = [...analyticsScripts, ...marketingScripts].toSorted();
const nothing: string[] = [];
const all = (isOn: boolean): Choice => ({ analytics: isOn, marketing: isOn, functional: isOn });

/** A published site with every vendor, and with one of the banners. */
async function siteWith(variant: Variant, more: object = {}): Promise<NewSite> {
  const { api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  const settings = {
    tracking: trackingIds,
    chats: chatSettings(chosenChat),
    cookieConsent: variant === "none" ? {} : { [variant]: { isVisible: true } },
    ...more,
  };
  await api.operate(site.id, [{ name: "settings.set", args: { settings } }]);
  await api.publish(site.id);
  return site;
}

function addressOf({ slug }: NewSite): string {
  return shared().product.siteAddress(slug);
}

interface Kept {
  readonly choice?: Choice | undefined;
  readonly hasCookie?: boolean;
}

/** Makes a browser that shows a page of the site one that made a choice before, and nothing else. */
async function keepOnly(page: Page, site: NewSite, { choice, hasCookie }: Kept): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(
    (text) => {
      localStorage.clear();
      sessionStorage.clear();
      if (text !== null) localStorage.setItem("cookieSettings", text);
    },
    choice ? JSON.stringify(choice) : null,
  );
  const name = `website-cookie-${site.id}`;
  if (hasCookie) await page.context().addCookies([{ name, value: name, url: addressOf(site) }]);
}

/** Time for something to be asked of a stranger, where nothing must be. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // whatever the page has begun to ask is asked before this is answered
  await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
}

test.beforeEach(({ noise }) => {
  // they are stood in for, and counted
  noise.expect(/^request to a stranger/);
});

test.describe("COOKIE-04, SEC-19 (R21, security 19): what is loaded", () => {
  const sites = new Map<Variant, NewSite>();
  test.beforeAll(async () => {
    for (const variant of variants) sites.set(variant, await siteWith(variant));
  });

  interface Row {
    readonly state: string;
    readonly choice?: Choice;
    readonly hasCookie: boolean;
    readonly loads: Readonly<Record<Variant, readonly string[]>>;
  }
  const same = (scripts: readonly string[]): Row["loads"] => ({
    none: scripts,
    simple: scripts,
    gdpr: scripts,
  });
  const analyticsOnly = { ...all(false), analytics: true };
  const marketingOnly = { ...all(false), marketing: true };
  const functionalOnly = { ...all(false), functional: true };

  const table: readonly Row[] = [
    {
      state: "before a choice",
      hasCookie: false,
      loads: { none: everyScript, simple: everyScript, gdpr: nothing },
    },
    { state: "after accepting", choice: all(true), hasCookie: true, loads: same(everyScript) },
    { state: "after declining", choice: all(false), hasCookie: true, loads: same(nothing) },
    {
      state: "after allowing analytics",
      choice: analyticsOnly,
      hasCookie: true,
      loads: same([...analyticsScripts].toSorted()),
    },
    {
      state: "after allowing marketing",
      choice: marketingOnly,
      hasCookie: true,
      loads: same([...marketingScripts].toSorted()),
    },
    {
      state: "after allowing functional cookies alone",
      choice: functionalOnly,
      hasCookie: true,
      loads: same(nothing),
    },
    {
      state: "after declining 101 days ago",
      choice: all(false),
      hasCookie: false,
      loads: same(nothing),
    },
    {
      state: "after a choice whose flags are lost",
      hasCookie: true,
      loads: { none: everyScript, simple: nothing, gdpr: nothing },
    },
  ];

  for (const variant of variants) {
    test(variant, async ({ page, context }) => {
      const site = sites.get(variant);
      if (!site) throw new Error("The site is missing");
      const strangers = await standInForStrangers(context);
      await page.goto(addressOf(site));
      for (const { state, loads, ...kept } of table) {
        await test.step(state, async () => {
          await keepOnly(page, site, kept);
          strangers.forget();
          await page.reload();
          await settle(page);
          expect(strangers.asked(), `${state}, before any interaction`).toEqual(nothing);
          await moveMouse(page);
          const expected = loads[variant];
          await expect.poll(() => strangers.asked().toSorted(), state).toEqual(expected);
          await settle(page);
          expect(strangers.asked().toSorted(), state).toEqual(expected);
        });
      }
    });
  }
});

test.describe("COOKIE-06 (R13): the first interaction", () => {
  let site: NewSite;
  test.beforeAll(async () => {
    site = await siteWith("none");
  });

  test("a key press is one", async ({ page, context }) => {
    const strangers = await standInForStrangers(context);
    await page.goto(addressOf(site));
    await settle(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => strangers.asked().toSorted()).toEqual(everyScript);
  });

  test("one that is made before the gate is there counts", async ({ page, context }) => {
    const strangers = await standInForStrangers(context);
    let bring = (): void => undefined;
    const held = new Promise<void>((resolve) => (bring = resolve));
    await page.route(/islands\/widgets-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(addressOf(site), { waitUntil: "commit" });
    await moveMouse(page);
    bring();
    await expect.poll(() => strangers.asked().toSorted()).toEqual(everyScript);
  });

  test("a touch move is one, a scroll is none", async ({ anotherBrowser }) => {
    const context = await anotherBrowser({ hasTouch: true });
    const strangers = await standInForStrangers(context);
    const page = await context.newPage();
    await page.goto(addressOf(site));
    await page.evaluate(() => scrollTo(0, 300));
    await settle(page);
    expect(strangers.asked()).toEqual(nothing);
    const session = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", y: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: 100, y }] });
    await touch("touchStart", 300);
    await touch("touchMove", 200);
    await expect.poll(() => strangers.asked().toSorted()).toEqual(everyScript);
  });
});

test.describe("the banner", () => {
  test("COOKIE-01: gdpr takes priority over simple, and neither is there where both are off", async ({
    page,
  }) => {
    const both = { cookieConsent: { simple: { isVisible: true }, gdpr: { isVisible: true } } };
    await page.goto(addressOf(await siteWith("none", both)));
    await expect(new ConsentScreen(page).banner).toHaveAttribute("data-variant", "gdpr");
    await page.goto(addressOf(await siteWith("none")));
    await expect(page.locator("html[data-live]")).toBeAttached();
    await expect(new ConsentScreen(page).banner).toHaveCount(0);
  });

  const answers = [
    { button: "accept", choice: all(true) },
    { button: "decline", choice: all(false) },
  ] as const;
  for (const { button, choice } of answers) {
    test(`COOKIE-02, COOKIE-03: ${button} stores the choice, sets the cookie, hides the banner, reloads and is recorded`, async ({
      page,
      context,
    }) => {
      const site = await siteWith("gdpr");
      await standInForStrangers(context);
      await page.goto(addressOf(site));
      const screen = new ConsentScreen(page);
      await expect(screen.banner).toBeVisible();
      const recorded = page.waitForResponse((answer) => answer.url().includes("/sites/consent/"));
      await screen.reloadedBy(() => screen[button].click());
      expect((await recorded).status()).toBe(204);
      expect((await recorded).request().postDataJSON()).toMatchObject({ variant: "gdpr", choice });
      await expect(screen.banner).toBeHidden();
      expect(await screen.stored()).toEqual(choice);
      const name = `website-cookie-${site.id}`;
      const cookie = (await context.cookies()).find((one) => one.name === name);
      expect(cookie).toMatchObject({ value: name, path: "/", sameSite: "Lax", httpOnly: false });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days * 100) / 100).toBe(100);
      await expect.poll(() => page.evaluate(() => "consentRecord" in localStorage)).toBe(false);
    });
  }

  test("COOKIE-02: confirming the popup saves what was chosen, and the footer leads back to it", async ({
    page,
    context,
  }) => {
    await standInForStrangers(context);
    await page.goto(addressOf(await siteWith("gdpr")));
    const screen = new ConsentScreen(page);
    await screen.settings.click();
    await expect.poll(() => screen.toggles()).toEqual([false, false, false]);
    await screen.toggle("Analytics").check();
    await screen.reloadedBy(() => screen.confirm.click());
    expect(await screen.stored()).toEqual({ ...all(false), analytics: true });
    await expect(screen.banner).toBeHidden();
    await screen.footerSettings.click();
    await expect.poll(() => screen.toggles()).toEqual([true, false, false]);
    await screen.toggle("Analytics").uncheck();
    await screen.toggle("Functional").check();
    await screen.reloadedBy(() => screen.confirm.click());
    expect(await screen.stored()).toEqual({ ...all(false), functional: true });
  });

  const resets = [
    { name: "simple", variant: "simple", isOn: true, preselectsCategories: false },
    { name: "gdpr", variant: "gdpr", isOn: false, preselectsCategories: false },
    {
      name: "gdpr with pre-selected categories",
      variant: "gdpr",
      isOn: true,
      preselectsCategories: true,
    },
  ] as const;
  for (const { name, variant, isOn, preselectsCategories } of resets) {
    test(`COOKIE-05, POPUP-01 (R1): ${name} begins with all ${isOn ? "on" : "off"}, and closing the popup resets that`, async ({
      page,
      context,
    }) => {
      await standInForStrangers(context);
      const cookieConsent = { preselectsCategories, [variant]: { isVisible: true } };
      await page.goto(addressOf(await siteWith("none", { cookieConsent })));
      const screen = new ConsentScreen(page);
      const initial = [isOn, isOn, isOn];
      const closings = [
        () => page.keyboard.press("Escape"),
        () => screen.popup.getByRole("button", { name: "Close" }).click(),
        // POPUP-01: a press outside is enough, without letting go
        async () => {
          await page.mouse.move(5, 5);
          await page.mouse.down();
          await expect(screen.popup).toBeHidden();
          await page.mouse.up();
        },
      ];
      for (const close of closings) {
        await screen.settings.click();
        await expect.poll(() => screen.toggles()).toEqual(initial);
        await screen.toggle("Marketing").setChecked(!isOn);
        await close();
        await expect(screen.popup).toBeHidden();
        await expect(screen.settings).toBeFocused();
      }
      expect(await screen.stored()).toBeNull();
      await expect(screen.banner).toBeVisible();
    });
  }

  test("COOKIE-09: its buttons are optional but for accept, its texts are the owner's, the privacy link is in the footer too", async ({
    page,
  }) => {
    const { api } = shared();
    const site = await siteWith("gdpr", {
      cookieConsent: {
        gdpr: {
          isVisible: true,
          declineBtn: { isVisible: false },
          settingsBtn: { isVisible: false },
          privacyPolicyBtn: { isVisible: true, showInFooter: true },
        },
      },
    });
    const part = (of: string) => ({ part: "consent", variant: "gdpr", of });
    const text = "We count visits.\n<b>No more</b>";
    await api.operate(site.id, [
      {
        name: "text.set",
        args: { target: part("banner"), path: ["consentText"], language: "en", text, was: "" },
      },
      {
        name: "link.set",
        args: {
          target: part("privacyPolicyBtn"),
          path: ["link"],
          value: { kind: "page", page: site.page },
        },
      },
    ]);
    await api.publish(site.id);
    await page.goto(addressOf(site));
    const screen = new ConsentScreen(page);
    await expect(screen.banner).toContainText("<b>No more</b>");
    await expect(screen.banner.getByRole("button")).toHaveText(["Accept"]);
    for (const place of [screen.banner, page.getByRole("contentinfo")])
      await expect(place.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
        "href",
        "/",
      );
  });

  test("the keyboard comes to it first, and nothing at the page's end is under it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(addressOf(await siteWith("gdpr")));
    const screen = new ConsentScreen(page);
    await expect(screen.banner).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(screen.settings).toBeFocused();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    const isAbove = async (): Promise<boolean> => {
      const report = await page.locator(".footer__report").boundingBox();
      const banner = await screen.banner.boundingBox();
      return report !== null && banner !== null && report.y + report.height <= banner.y;
    };
    await expect.poll(isAbove).toBe(true);
  });

  test("COOKIE-117: on a phone each of its buttons is in one line, in Russian too", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const site = await siteWith("gdpr");
    const named = (of: string, text: string) => {
      const target = { part: "consent", variant: "gdpr", of };
      return { name: "text.set", args: { target, path: ["name"], language: "en", text, was: "" } };
    };
    const { api } = shared();
    await api.operate(site.id, [
      named("acceptBtn", "Разрешить всё"),
      named("declineBtn", "Отклонить"),
    ]);
    await api.publish(site.id);
    await page.goto(addressOf(site));
    const accept = page.getByRole("button", { name: "Разрешить всё" });
    await expect(accept).toBeVisible();
    expect((await accept.boundingBox())?.height).toBe(48);
    const banner = await new ConsentScreen(page).banner.boundingBox();
    expect(banner?.height).toBeLessThan(844 / 3);
  });

  test("a browser that keeps nothing is asked on each page, and its choice holds for the page", async ({
    page,
    context,
  }) => {
    const strangers = await standInForStrangers(context);
    await context.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", { get: refuse });
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
    });
    await page.goto(addressOf(await siteWith("gdpr")));
    const screen = new ConsentScreen(page);
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    const recorded = page.waitForResponse((answer) => answer.url().includes("/sites/consent/"));
    await screen.accept.click();
    expect((await recorded).status()).toBe(204);
    await expect(screen.banner).toBeHidden();
    await expect.poll(() => strangers.asked().toSorted()).toEqual(everyScript);
    expect(await page.evaluate(() => "isOld" in globalThis)).toBe(true);
    await page.reload();
    await expect(screen.banner).toBeVisible();
  });

  test("without JavaScript there is no banner, no button without effect, and no vendor", async ({
    anotherBrowser,
  }) => {
    const context = await anotherBrowser({ javaScriptEnabled: false });
    const strangers = await standInForStrangers(context);
    const page = await context.newPage();
    await page.goto(addressOf(await siteWith("gdpr")));
    await page.mouse.move(220, 230);
    const screen = new ConsentScreen(page);
    await expect(screen.banner).toBeHidden();
    await expect(screen.footerSettings).toBeHidden();
    expect(strangers.asked()).toEqual(nothing);
  });

  /**
   * Visits an address where the scripts that keep a choice don't come, refuses there, and visits it anew with them. Answers
   * what is asked of strangers then.
   */
  async function refuseWithoutScripts(
    page: Page,
    address: string,
    ask = async (): Promise<void> => undefined,
  ): Promise<readonly string[]> {
    const screen = new ConsentScreen(page);
    await page.route(/islands\/decide-/, (route) => route.abort());
    await page.goto(address);
    await ask();
    await screen.decline.click();
    await expect(screen.banner).toBeHidden();
    await page.unrouteAll();
    const strangers = await standInForStrangers(page.context());
    await page.reload();
    await moveMouse(page);
    await settle(page);
    return strangers.asked();
  }

  test("RES-312: what was allowed is taken back also where the scripts that keep a choice don't come", async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/);
    await standInForStrangers(context);
    const address = addressOf(await siteWith("gdpr"));
    await page.goto(address);
    const screen = new ConsentScreen(page);
    await screen.reloadedBy(() => screen.accept.click());
    await expect(screen.banner).toBeHidden();
    const asked = await refuseWithoutScripts(page, address, () =>
      page.locator("footer [data-consent=settings]").click(),
    );
    expect(asked).toEqual(nothing);
  });

  test("RES-312: a first refusal holds, and is asked for again, where the scripts that keep a choice don't come", async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/);
    await standInForStrangers(context);
    const asked = await refuseWithoutScripts(page, addressOf(await siteWith("simple")));
    await expect(new ConsentScreen(page).banner).toBeVisible();
    expect(asked).toEqual(nothing);
  });

  test("a record that can't be sent is sent by the next page", async ({ page, context, noise }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/);
    await standInForStrangers(context);
    let attempts = 0;
    await context.route("**/sites/consent/**", (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : route.continue();
    });
    await page.goto(addressOf(await siteWith("gdpr")));
    const screen = new ConsentScreen(page);
    const isKept = () => page.evaluate(() => "consentRecord" in localStorage);
    await screen.reloadedBy(() => screen.decline.click());
    await expect.poll(() => attempts).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await isKept()).toBe(true);
    const recorded = page.waitForResponse((answer) => answer.url().includes("/sites/consent/"));
    await page.reload();
    expect((await recorded).status()).toBe(204);
    await expect.poll(isKept).toBe(false);
  });
});

test.describe("vendors", () => {
  for (const { name, script } of chats) {
    test(`VEND-02: of all chats only the primary one is loaded: ${name}`, async ({
      page,
      context,
    }) => {
      const site = await siteWith("none", { tracking: {}, chats: chatSettings(name) });
      const strangers = await standInForStrangers(context);
      await page.goto(addressOf(site));
      await moveMouse(page);
      await expect.poll(strangers.asked).toEqual([script]);
      await expect.poll(() => page.evaluate(() => "standIns" in globalThis)).toBe(true);
      const settings = await page.evaluate(() => {
        const names = globalThis as unknown as Record<string, unknown>;
        return JSON.stringify([
          names["__lc"],
          names["intercomSettings"],
          names["fcWidgetSettings"],
          (names["olark"] as { _?: { s: unknown } } | undefined)?._?.s,
        ]);
      });
      const key = chats.find((one) => one.name === name)?.key ?? "";
      if (name !== "jivochat") expect(settings).toContain(key);
    });
  }

  test("VEND-03: the policy has no host of a vendor that is off, and no page has an inline script", async ({
    page,
    context,
  }) => {
    await standInForStrangers(context);
    const plain = await page.goto(
      addressOf(await siteWith("gdpr", { tracking: {}, chats: { data: [] } })),
    );
    expect(plain?.headers()["content-security-policy"]).not.toMatch(/https?:\/\//);
    const full = await page.goto(addressOf(await siteWith("gdpr")));
    const policy = full?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(
      /script-src 'self' (?:https:\/\/\S+ )*https:\/\/connect\.facebook\.net /,
    );
    expect(policy).toContain("https://matomo.shop.example");
    expect(policy).not.toMatch(/freshchat|olark|jivosite|livechat|plausible\.io/);
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|data:/);
    expect(await page.locator("script:not([src]):not([type='application/ld+json'])").count()).toBe(
      0,
    );
  });

  test("VEND-04: a page that is shown in place of another is counted", async ({
    page,
    context,
  }) => {
    const { api } = shared();
    const site = await siteWith("none");
    const entry = { id: "second", path: "/second", name: "Second" };
    const added = {
      id: "second",
      meta: {
        useForAll: false,
        title: { en: { text: "The second" } },
        description: {},
        keywords: {},
        socialImage: null,
        isHiddenFromSearch: false,
      },
      sections: [],
    };
    const link = {
      id: "l1",
      text: { en: { text: "Second" } },
      link: { kind: "page", page: "second" },
    };
    await api.operate(site.id, [
      { name: "page.add", args: { page: added, entry, after: null } },
      {
        name: "item.add",
        args: { target: { part: "navigation" }, path: ["links"], item: link, after: null },
      },
    ]);
    await api.publish(site.id);
    const strangers = await standInForStrangers(context);
    await page.goto(addressOf(site));
    await moveMouse(page);
    await expect.poll(() => strangers.asked().toSorted()).toEqual(everyScript);
    // what shows pages in each other's place comes by the same move
    await expect(page.locator("p[role=status]")).toBeAttached();
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    await page.getByRole("banner").getByRole("link", { name: "Second" }).first().click();
    await expect(page).toHaveTitle(/The second/);
    expect(await page.evaluate(() => "isOld" in globalThis)).toBe(true);
    const counted = await page.evaluate(() => {
      const { dataLayer, fbq, ym } = globalThis as unknown as {
        dataLayer: IArguments[];
        fbq: { queue: unknown[] };
        ym: { a: unknown[] };
      };
      return { tag: dataLayer.map((call) => [...call]), pixel: fbq.queue, counter: ym.a };
    });
    const path = "/second/";
    expect(counted.tag).toContainEqual([
      "event",
      "page_view",
      expect.objectContaining({ page_path: path, page_title: expect.stringContaining("second") }),
    ]);
    expect(counted.pixel.filter((call) => (call as unknown[])[1] === "PageView")).toHaveLength(2);
    expect(counted.counter).toContainEqual([12_345_678, "hit", path, expect.anything()]);
  });
});
