import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createWorld } from "../../../test/world.ts";
import { loadAppFiles } from "../app-files.ts";
import { preferredBy, startScript } from "./account-start.ts";

const nothing = { language: null, colourMode: null };
const page = { nonce: "n", program: undefined };

/** What a script does to a page, by what it writes. */
function run(script: string): { kept: Record<string, string>; scheme: string } {
  const kept: Record<string, string> = {};
  const style = { colorScheme: "" };
  const localStorage = {
    setItem: (name: string, value: string) => Object.assign(kept, { [name]: value }),
  };
  const code = script.replace(/^<script nonce="[^"]*">/, "").replace("</script>", "");
  new Function("document", "localStorage", code)({ documentElement: { style } }, localStorage);
  return { kept, scheme: style.colorScheme };
}

describe("what the app's page starts with", () => {
  it("PREF-03: an account's colours and language are on a device that doesn't know them, for the account alone", async () => {
    const world = await createWorld();
    onTestFinished(() => world.close());
    const { owner } = world.userIds;
    await world.auth.preferences.change(owner, { language: "ru", colourMode: "dark" });
    const page = async (cookie?: string) =>
      (
        await world.app.inject({
          url: "/sites/1/edit/",
          headers: { host: "localhost:3000", ...(cookie && { cookie }) },
        })
      ).body;
    const [own] = /<script nonce="[^"]+">try.*?<\/script>/.exec(await page(world.cookies.owner))!;
    expect(run(own)).toEqual({
      kept: { "vitrine-language": "ru", "vitrine-colour-mode": "dark" },
      scheme: "dark",
    });
    for (const other of [undefined, "session=forged", world.cookies["other owner"]])
      expect(await page(other)).not.toContain("try");
  });

  it("PREF-03: what was never chosen is left to the device, and nothing in a value ends the script", () => {
    expect(startScript(nothing, page)).toBe("");
    expect(run(startScript({ ...nothing, colourMode: "system" }, page))).toEqual({
      kept: { "vitrine-colour-mode": "system" },
      scheme: "",
    });
    const own = startScript(nothing, { ...page, program: "vitrine" });
    expect(own).toContain('document.documentElement.dataset.program="vitrine";');
    const language = '</script><script>"';
    const hostile = startScript({ ...nothing, language }, page);
    expect(hostile.match(/<\/script>/g)).toHaveLength(1);
    expect(run(hostile).kept).toEqual({ "vitrine-language": language });
  });

  it("PREF-03: the page comes without them where the database fails or takes long", async () => {
    const headers = new Headers({ cookie: "session=one" });
    const account = { id: "a", email: "", name: "", role: "owner" as const };
    const sessions = { read: async () => account };
    const answers = [() => Promise.reject(new Error("gone")), () => new Promise<never>(() => {})];
    for (const of of answers) {
      const auth = { sessions, preferences: { of } };
      // @ts-expect-error -- of sessions and preferences what is read
      expect(await preferredBy(auth, { headers })).toEqual(nothing);
    }
  });

  it("PREF-03: stands before the first script of the built page, and before anything is drawn", async () => {
    const folder = await mkdtemp(join(tmpdir(), "app-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const html = "<head><meta><script>one</script></head><body><script>two</script></body>";
    await writeFile(join(folder, "index.html"), html);
    const files = await loadAppFiles([{ folder, base: "" }]);
    expect(files.page("/", { nonce: "n", head: "<script nonce>$&</script>" })).toBe(
      '<head><meta><script nonce>$&</script><script nonce="n">one</script></head><body><script nonce="n">two</script></body>',
    );
  });
});
