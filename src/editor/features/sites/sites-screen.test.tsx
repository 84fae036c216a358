// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SiteInfo } from "#/api/sites.ts";
import { ApiError } from "../../api/api-error.ts";
import type { ImportProject } from "../../api/import-project.ts";
import { zipOf } from "../../../../test/project-archive.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import { click, mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { sampleInfo } from "../../testing/sample-editor.ts";
import { pathOfNothing } from "./sites-route.tsx";
import { SitesScreen } from "./sites-screen.tsx";

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  sessionStorage.clear();
});

const live = { releaseId: "1", publishedAt: "2026-06-03T10:00:00.000Z" };
const fary: SiteInfo = { ...sampleInfo, live };
const nord: SiteInfo = { ...sampleInfo, id: 2, name: "Nord One", address: "http://nord.example/" };

const noLimit = { used: 2, most: null, isOwn: false };

/** Two sites, and what becomes of them. */
function fakeServer({ hasPassword = true, sendsMail = true, sites = [fary, nord] } = {}) {
  const trashed = new Set<number>();
  const calls: string[] = [];
  const account = { id: "a", email: "owner@localhost", name: "", role: "operator", hasPassword };
  const answer = async (path: string, { method = "GET", body }: CallOptions = {}) => {
    if (method !== "GET") calls.push(`${method} ${path} ${JSON.stringify(body ?? null)}`);
    if (path === "auth/session") return { account };
    if (path === "auth/quotas")
      return Object.fromEntries(
        ["sites", "storage", "pages", "mail", "views"].map((name) => [name, noLimit]),
      );
    if (path.startsWith("sites?")) {
      const isTrash = path.includes("isTrashed=true");
      return sites.filter(({ id }) => trashed.has(id) === isTrash);
    }
    if (path.endsWith("/deletion"))
      return void (sites = sites.filter((one) => !path.includes(`/${one.id}/`)));
    const id = Number(/^sites\/(\d+)/.exec(path)?.[1] ?? 0);
    if (method === "DELETE") trashed.add(id);
    if (method === "PATCH") trashed.delete(id);
    if (method === "POST" && path.endsWith("/copies")) {
      const copy = { ...nord, id: 3, name: (body as { name: string }).name };
      sites = [copy, ...sites];
      return copy;
    }
    if (path.startsWith("addresses/")) {
      const slug = path.slice("addresses/".length);
      return { isFree: slug !== "taken", free: slug, address: `http://${slug}.example/` };
    }
    if (path.endsWith("/people")) return { people: [], invitations: [], sendsMail };
    if (path.endsWith("/invitations")) {
      if ((body as { email: string }).email === "full@brandt.example")
        throw new ApiError({ status: 409, code: "mail-limit", message: "no" });
      return { id: 7, ...(!sendsMail && { email: "mia@brandt.example", link: "http://x/i/1" }) };
    }
    if (path.endsWith("/visibility/-")) {
      const isShown = (body as { isPublished: boolean }).isPublished;
      const since = "2026-06-03T10:00:00.000Z";
      sites = sites.map((one) =>
        one.id === id
          ? { ...sampleInfo, ...(isShown ? { live } : { live: null, offSince: since }) }
          : one,
      );
      return undefined;
    }
    if (path.includes("/document")) throw new Error("no page");
    return { ...sampleInfo, id };
  };
  const add = (site: SiteInfo) => void (sites = [site, ...sites]);
  return { call: answer as Call, calls, add };
}

const notAsked: ImportProject = () => Promise.reject(new Error("Nothing is imported here"));

async function open(server: ReturnType<typeof fakeServer>, importProject = notAsked) {
  const navigate = vi.fn<(path: string) => void>();
  mounted = await mount(
    <SitesScreen call={server.call} importProject={importProject} navigate={navigate} />,
  );
  await until(() => mounted.all(".site-card h2, .no-sites").length > 0);
  return navigate;
}

const names = () => mounted.all(".site-card h2").map(({ textContent }) => textContent);

const chooseOf = async (site: string, label: string): Promise<void> => {
  await click(mounted.find(`[aria-label="More actions for ${site}"]`));
  const item = mounted.all(".menu-item").find(({ textContent }) => textContent === label);
  if (!item) throw new Error(`Nothing is called ${label}`);
  await click(item);
  await until(() => mounted.all(".form-dialog").length > 0);
};
const labels = async (site: string) => {
  const button = mounted.find(`[aria-label="More actions for ${site}"]`);
  await click(button);
  const found = mounted.all(".menu-item").map(({ textContent }) => textContent);
  await click(button);
  return found;
};
const submitDialog = () =>
  act(async () =>
    mounted
      .find(".form-dialog form")
      .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

describe("the list of sites", () => {
  it("PLAN-10: a site that is taken down says so, and has nothing to open", async () => {
    const offSince = "2026-06-03T10:00:00.000Z";
    await open(fakeServer({ sites: [{ ...sampleInfo, live: null, offSince }] }));
    expect(mounted.find(".site-card-status").textContent).toContain("Unpublished");
    expect(mounted.all(".site-card .actions a")).toHaveLength(1);
  });

  it("SET-18: says that no screen is at an address that led here, and that of the sites is theirs", async () => {
    expect(["/", "/sites", "/sites/"].map(pathOfNothing)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(pathOfNothing(`/${"x".repeat(2_000)}`)?.length).toBeLessThan(70);
    const nowhere = pathOfNothing("/nonsense");
    const navigate = vi.fn<(path: string) => void>();
    const { call } = fakeServer({ sites: [fary] });
    mounted = await mount(
      <SitesScreen {...{ call, navigate, nowhere }} importProject={notAsked} />,
    );
    expect(mounted.find(".sites-nowhere").textContent).toBe(
      "There’s no screen at /nonsense. Here are your sites.",
    );
    mounted.unmount();
    await open(fakeServer({ sites: [fary] }));
    expect(mounted.all(".sites-nowhere")).toEqual([]);
  });

  it("MODER-08: a site that the host took down says so, with the reason", async () => {
    const takedown = { reason: "Phishing", since: "2026-06-03T10:00:00.000Z" };
    await open(fakeServer({ sites: [{ ...fary, takedown }, nord] }));
    const [first, second] = mounted.all(".site-card-status");
    expect(first?.textContent).toContain("Taken offline by the host");
    expect(first?.textContent).toContain("Phishing");
    expect(first?.textContent).not.toContain("Live");
    expect(second?.textContent).not.toContain("host");
  });

  it("PLAN-12: a scheduled change that didn’t happen is told of at its site", async () => {
    await open(fakeServer({ sites: [{ ...fary, failedPlans: 1 }, nord] }));
    const [first, second] = mounted.all(".site-card");
    expect(first?.textContent).toContain("A scheduled change didn’t happen");
    expect(second?.textContent).not.toContain("scheduled");
  });

  it("NEW-17: the heading that names a site stands before its links", async () => {
    await open(fakeServer({ sites: [fary, nord] }));
    for (const card of mounted.all(".site-card")) {
      const [first] = card.querySelectorAll("h2, a, button");
      expect(first?.tagName).toBe("H2");
    }
  });

  it("shows each site's state and offers what it has: no Open for a draft", async () => {
    await open(fakeServer());
    expect(names()).toEqual(["Фары", "Nord One"]);
    const [first, second] = mounted.all(".site-card");
    expect(first?.textContent).toContain("Unpublished changes");
    expect(second?.textContent).toContain("Draft");
    // what separates them is drawn where they share a line
    const status = second?.querySelectorAll(".site-card-status > *") ?? [];
    expect([...status].map(({ textContent }) => textContent)).toEqual(["Draft", "nord.example"]);
    expect(first?.querySelectorAll(".actions a")).toHaveLength(2);
    expect(second?.querySelectorAll(".actions a")).toHaveLength(1);
    expect(first?.querySelector(".actions a")?.getAttribute("href")).toBe("/sites/1/edit/home");
  });

  it("finds by name and address", async () => {
    await open(fakeServer());
    const search = mounted.find<HTMLInputElement>("[role=searchbox]");
    await type(search, "nord.exa");
    await until(() => names().length < 2);
    expect(names()).toEqual(["Nord One"]);
    await type(search, "nothing");
    await until(() => names().length === 0);
    expect(mounted.find("main").textContent).toContain("No sites match “nothing”.");
  });

  it("puts a site into the trash without asking, and Undo brings it back", async () => {
    const server = fakeServer();
    await open(server);
    await click(mounted.find('[aria-label="More actions for Nord One"]'));
    await click(mounted.find(".menu-item.danger"));
    await until(() => mounted.all(".toast").length > 0);
    expect(names()).toEqual(["Фары"]);
    expect(mounted.find(".toast").textContent).toContain("“Nord One” is in the trash and offline");
    await click(mounted.find(".toast button"));
    await until(() => names().length === 2);
    expect(names()).toEqual(["Фары", "Nord One"]);
    expect(server.calls).toEqual(["DELETE sites/2 null", 'PATCH sites/2 {"isTrashed":false}']);
  });

  it("NEW-96: a site is unpublished from the list once it is said what visitors see then, and Undo shows it again", async () => {
    const server = fakeServer({ sites: [fary] });
    await open(server);
    await chooseOf("Фары", "Unpublish…");
    expect(mounted.find(".form-dialog").textContent).toContain(
      "Visitors see a notice that the site isn’t published",
    );
    expect(server.calls).toEqual([]);
    await click(mounted.find(".form-dialog .button.danger"));
    await until(() => mounted.all(".toast button").length > 0);
    expect(mounted.find(".toast").textContent).toContain("“Фары” unpublished");
    await until(() => mounted.find(".site-card-status").textContent.includes("Unpublished"));
    await click(mounted.find(".toast button"));
    await until(() => server.calls.length > 1);
    expect(server.calls).toEqual([
      'PUT sites/1/visibility/- {"isPublished":false}',
      'PUT sites/1/visibility/- {"isPublished":true}',
    ]);
  });

  it("NEW-96: only what can be done is offered: drafts aren’t unpublished, sites of others aren’t transferred", async () => {
    const offSince = "2026-06-03T10:00:00.000Z";
    const off: SiteInfo = { ...fary, id: 3, name: "Off", live: null, offSince };
    const edited: SiteInfo = { ...fary, id: 4, name: "Edited", role: "editor" };
    const written: SiteInfo = { ...fary, id: 5, name: "Written", role: "writer" };
    await open(fakeServer({ sites: [nord, off, edited, written] }));
    const offered: Record<string, string[]> = {};
    for (const name of ["Nord One", "Off", "Edited", "Written"])
      offered[name] = (await labels(name)).filter((label) => /ublish|Transfer/.test(label));
    expect(offered).toEqual({
      "Nord One": ["Transfer…"],
      Off: ["Publish again", "Transfer…"],
      Edited: ["Unpublish…"],
      Written: [],
    });
  });

  it("NEW-97: a site is transferred from the list by email; what can’t be sent is said where it is typed", async () => {
    const server = fakeServer({ sites: [fary] });
    await open(server);
    await chooseOf("Фары", "Transfer…");
    expect(mounted.find(".form-dialog").textContent).toContain("Transfer “Фары”");
    expect(mounted.find(".form-dialog").textContent).toContain("You stay as an editor");
    const field = () => mounted.find<HTMLInputElement>(".form-dialog input");
    await type(field(), "mia@");
    await submitDialog();
    expect(mounted.find(".form-dialog").textContent).toContain("Enter a complete email address");
    expect(server.calls).toEqual([]);
    await type(field(), "full@brandt.example");
    await submitDialog();
    await until(() => mounted.find(".form-dialog").textContent.includes("emails are used up"));
    expect(field().value).toBe("full@brandt.example");
    await type(field(), "mia@brandt.example");
    await submitDialog();
    await until(() => mounted.all(".form-dialog").length === 0);
    expect(mounted.find(".toast").textContent).toContain("Invitation sent to mia@brandt.example");
    expect(server.calls.at(-1)).toBe(
      'POST sites/1/invitations {"email":"mia@brandt.example","language":"en","role":"owner","isTransfer":true}',
    );
  });

  it("NEW-97: where no email is sent, the dialog has the link to pass on", async () => {
    await open(fakeServer({ sites: [fary], sendsMail: false }));
    await chooseOf("Фары", "Transfer…");
    await type(mounted.find<HTMLInputElement>(".form-dialog input"), "mia@brandt.example");
    await submitDialog();
    await until(() => mounted.all(".transfer-link").length > 0);
    expect(mounted.find(".form-dialog").textContent).toContain("http://x/i/1");
    expect(mounted.all(".toast")).toEqual([]);
  });

  it("NEW-10: says how long a site stays in the trash, and deletes it for good under its name", async () => {
    const day = 24 * 3_600_000;
    const trashedAt = new Date(Date.now() - 7 * day + 60_000).toISOString();
    const server = fakeServer({ sites: [fary, { ...nord, trashedAt, trashDays: 30 }] });
    await open(server);
    await click(mounted.find('[aria-label="More actions for Nord One"]'));
    await click(mounted.find(".menu-item.danger"));
    await until(() => mounted.all(".trash-note").length > 0);
    expect(mounted.find(".trash-note").textContent).toContain("The first is deleted in 24 days.");
    await click(mounted.find(".trash-note button"));
    expect(mounted.find(".trash-list li").textContent).toContain("Will be deleted in 24 days");
    await click(mounted.find('[aria-label="Delete Nord One for good"]'));
    const submit = () =>
      act(async () =>
        mounted
          .find(".form-dialog form")
          .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    expect(mounted.find(".form-dialog").textContent).toContain("take nord.example");
    server.calls.length = 0;
    await type(mounted.find<HTMLInputElement>(".form-dialog input"), "nord one");
    await submit();
    expect(mounted.find(".form-dialog").textContent).toContain("exactly as it’s shown");
    expect(server.calls).toEqual([]);
    await type(mounted.find<HTMLInputElement>(".form-dialog input"), "Nord One");
    await submit();
    await until(() => mounted.all(".form-dialog .empty").length > 0);
    expect(server.calls).toEqual(['POST sites/2/deletion {"name":"Nord One"}']);
    expect(mounted.all(".toast").at(-1)?.textContent).toContain("“Nord One” deleted");
  });

  const choose = async (action: string) => {
    await click(mounted.find('[aria-label="More actions for Nord One"]'));
    await click(mounted.all(".menu-item").find(({ textContent }) => textContent === action)!);
  };

  it("NEW-06: duplicates a site under a name that says so, and leads to the copy", async () => {
    const server = fakeServer();
    const navigate = await open(server);
    await choose("Duplicate");
    await until(() => names().length === 3);
    expect(server.calls).toEqual(['POST sites/2/copies {"name":"Nord One (copy)"}']);
    expect(names()).toContain("Nord One (copy)");
    await until(() => mounted.all(".toast button").length > 0);
    // what was under way is said no more
    expect(mounted.all(".toast").map(({ textContent }) => textContent)).toEqual([
      "“Nord One” duplicatedEdit",
    ]);
    await click(mounted.find(".toast button"));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/sites/3/edit/home");
  });

  it("NEW-06: the name of a copy is as long as a site’s may be", async () => {
    const server = fakeServer({ sites: [{ ...nord, name: "Б".repeat(80) }] });
    await open(server);
    await click(mounted.find('[aria-label^="More actions for"]'));
    await click(mounted.all(".menu-item").find(({ textContent }) => textContent === "Duplicate")!);
    await until(() => server.calls.length > 0);
    expect(server.calls).toEqual([`POST sites/2/copies {"name":"${"Б".repeat(73)} (copy)"}`]);
  });

  it("NEW-07: changes the name and the address, and sends only what is another", async () => {
    const server = fakeServer();
    await open(server);
    await choose("Name and address…");
    const [name, address] = mounted.all(".form-dialog input") as HTMLInputElement[];
    const save = () =>
      act(async () =>
        mounted
          .find(".form-dialog form")
          .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    expect([name!.value, address!.value]).toEqual(["Nord One", nord.slug]);
    await type(address!, "taken");
    await until(() => mounted.find(".form-dialog").textContent!.includes("is taken"));
    await save();
    expect(server.calls).toEqual([]);
    await type(address!, "north");
    await until(() => mounted.find(".form-dialog").textContent!.includes("available"));
    await type(name!, "North");
    await save();
    await until(() => mounted.all(".form-dialog").length === 0);
    expect(server.calls).toEqual([
      'PATCH sites/2 {"slug":"north"}',
      expect.stringMatching(
        /^POST sites\/2\/operations .*"name":"site.rename","args":\{"name":"North","was":"Nord One"\}/,
      ),
    ]);
  });

  it("DOC-290: a name that another gave the site meanwhile is replaced only once its writer was told of it", async () => {
    const server = fakeServer();
    const call: Call = async <Answer,>(path: string, options?: CallOptions) => {
      if (!JSON.stringify(options?.body ?? "").includes('"was"'))
        return server.call<Answer>(path, options);
      server.calls.push("refused");
      throw new ApiError({ status: 409, code: "operation-refused", message: "Renamed" });
    };
    await open({ ...server, call });
    await choose("Name and address…");
    await type(mounted.find<HTMLInputElement>(".form-dialog input"), "North");
    const save = () =>
      act(async () =>
        mounted
          .find(".form-dialog form")
          .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    await save();
    await until(() => mounted.all(".form-dialog [role=alert]").length > 0);
    expect(mounted.find(".form-dialog [role=alert]").textContent).toBe(
      "Someone else renamed this site in the meantime. Save again to replace that name.",
    );
    await save();
    await until(() => mounted.all(".form-dialog").length === 0);
    expect(server.calls).toEqual([
      "refused",
      expect.stringMatching(/^POST sites\/2\/operations .*"args":\{"name":"North"\}/),
    ]);
  });

  it("PROJ-07: imports a project with its progress, says what is wrong with it, and opens what it made", async () => {
    const problems = [
      { file: "pictures/one.png", path: [], rule: "picture-missing", message: "not there" },
      { file: "site.json", path: ["pages", 0], rule: "page-entry", message: "no entry" },
    ];
    const answers: (() => Promise<SiteInfo>)[] = [
      () =>
        Promise.reject(
          new ApiError({
            status: 422,
            code: "project-refused",
            message: "no",
            details: { problems },
          }),
        ),
      () => Promise.resolve({ ...nord, id: 7 }),
    ];
    const importProject = vi.fn<ImportProject>(async ({ onProgress }) => {
      onProgress(0.5);
      return answers.shift()!();
    });
    const navigate = await open(fakeServer(), importProject);
    await click(mounted.all("button").find(({ textContent }) => textContent === "Import…")!);
    const input = mounted.find<HTMLInputElement>(".form-dialog input[type=file]");
    const choose = async (name: string) => {
      Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
      await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
    };
    await choose("site.zip");
    await until(() => mounted.all(".project-problems li").length > 0);
    expect(mounted.all(".project-problems li").map(({ textContent }) => textContent)).toEqual([
      "A picture is missing from the archive.pictures/one.png",
      "This part isn’t a valid site.site.json / pages / 0",
    ]);
    await choose("site.zip");
    await until(() => navigate.mock.calls.length > 0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/sites/7/edit/home");
  });

  it("EXPORT-20: an export says that it has what visitors sent, which comes along unless it is unticked, and what was left out", async () => {
    const zip = await zipOf([
      ["old/export.json", "{}"],
      ["old/visitors/messages.json", "[]"],
      ["old/versions/3.json", "{}"],
      ["old/versions/9.json", "{}"],
      ["old/project/site.json", "{}"],
    ]);
    const visitors = { messages: 3, subscribers: 0, rsvps: 1, leftOut: 2 };
    const importProject = vi.fn<ImportProject>(async ({ withVisitors }) => ({
      ...nord,
      id: 7,
      ...(withVisitors && { visitors }),
      versions: { brought: 1, leftOut: 1 },
    }));
    const navigate = await open(fakeServer(), importProject);
    const pressButton = (words: string) =>
      click(mounted.all("button").find(({ textContent }) => textContent === words)!);
    await pressButton("Import…");
    const choose = async (content: BlobPart) => {
      const input = mounted.find<HTMLInputElement>(".form-dialog input[type=file]");
      const files = [new File([content], "site.zip")];
      Object.defineProperty(input, "files", { value: files, configurable: true });
      await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
    };
    await choose(new Uint8Array(zip));
    await until(() => mounted.all(".form-dialog input[type=checkbox]").length > 0);
    expect(importProject).not.toHaveBeenCalled();
    expect(mounted.find(".form-dialog").textContent).toContain("Include what visitors sent");
    expect(mounted.find(".form-dialog").textContent).toContain("Include 2 earlier versions");
    expect(mounted.all(".form-dialog input[type=checkbox]:checked")).toHaveLength(2);
    await pressButton("Import the site");
    await until(() => mounted.all(".form-dialog .note.warn").length > 0);
    expect(mounted.all(".form-dialog .note.warn").map(({ textContent }) => textContent)).toEqual([
      "4 entries from visitors were imported. Entries left out: 2 (damaged, invalid or duplicates).",
      "Earlier versions left out: 1 (damaged, too large or from another site).",
    ]);
    expect(navigate).not.toHaveBeenCalled();
    await pressButton("Open the site");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/sites/7/edit/home");
    expect(importProject.mock.calls[0]?.[0]).toMatchObject({
      withVisitors: true,
      withVersions: true,
    });
  });

  it.each([
    ["the close button", () => click(mounted.find(".form-dialog [aria-label='Close']"))],
    [
      "Escape",
      () =>
        act(async () => {
          const cancel = new Event("cancel", { cancelable: true });
          mounted.find("dialog").dispatchEvent(cancel);
        }),
    ],
  ])(
    "EXPORT-20: closed by %s at what was left out, the list has the new site",
    async (_, close) => {
      const server = fakeServer();
      const site = { ...nord, id: 7, name: "Come back" };
      const importProject: ImportProject = async () => {
        server.add(site);
        return { ...site, versions: { brought: 0, leftOut: 1 } };
      };
      const navigate = await open(server, importProject);
      const pressButton = (words: string) =>
        click(mounted.all("button").find(({ textContent }) => textContent === words)!);
      await pressButton("Import…");
      const input = mounted.find<HTMLInputElement>(".form-dialog input[type=file]");
      const files = [new File(["x"], "site.zip")];
      Object.defineProperty(input, "files", { value: files, configurable: true });
      await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
      await until(() => mounted.all(".form-dialog .note.warn").length > 0);
      await close();
      expect(mounted.all("dialog")).toEqual([]);
      await until(() => names().includes("Come back"));
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it("EXPORT-20: without what visitors sent an export is imported at once, and so is one that isn’t wanted with it", async () => {
    const importProject = vi.fn<ImportProject>(async () => ({ ...nord, id: 7 }));
    const navigate = await open(fakeServer(), importProject);
    const pressButton = (words: string) =>
      click(mounted.all("button").find(({ textContent }) => textContent === words)!);
    await pressButton("Import…");
    const input = mounted.find<HTMLInputElement>(".form-dialog input[type=file]");
    const zip = await zipOf([
      ["export.json", "{}"],
      ["visitors/rsvps.json", "[]"],
    ]);
    const files = [new File([new Uint8Array(zip)], "site.zip")];
    Object.defineProperty(input, "files", { value: files, configurable: true });
    await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
    await until(() => mounted.all(".form-dialog input[type=checkbox]").length > 0);
    await click(mounted.find(".form-dialog input[type=checkbox]"));
    await pressButton("Import the site");
    await until(() => navigate.mock.calls.length > 0);
    expect(importProject.mock.calls[0]?.[0]).toMatchObject({
      withVisitors: false,
      withVersions: false,
    });
  });

  it("PROJ-07: exports a site once the server has said that it can be had", async () => {
    const server = fakeServer();
    await open(server);
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await click(mounted.find('[aria-label="More actions for Nord One"]'));
    await click(
      mounted.all(".menu-item").find(({ textContent }) => textContent === "Export project")!,
    );
    await until(() => pressed.mock.calls.length > 0);
    expect(pressed.mock.contexts[0]).toMatchObject({
      href: expect.stringMatching(/\/api\/v1\/sites\/2\/export\?form=project$/),
    });
    expect(server.calls).toEqual(["HEAD sites/2/export?form=project null"]);
    pressed.mockRestore();
  });

  it("invites an account without a password to set one, until it is put off", async () => {
    await open(fakeServer({ hasPassword: false }));
    await until(() => mounted.all(".password-note").length > 0);
    expect(mounted.find(".password-note").textContent).toContain("owner@localhost");
    await click(mounted.all(".password-note button")[1]!);
    expect(mounted.all(".password-note")).toHaveLength(0);
    mounted.unmount();
    await open(fakeServer());
    expect(mounted.all(".password-note")).toHaveLength(0);
  });
});
