import { expect, it } from "vitest";
import { testPage, testSection } from "#/render/render-fixture.ts";
import { testRelease, testReleaseContext, testSource } from "#/publish/release-fixture.ts";
import { contentPolicy } from "#/publish/content-policy.ts";
import { testHosting } from "./hosting-fixture.ts";

const film = testSection("EmbedWide", "film");
const source = {
  ...testSource,
  pages: testSource.pages.map((page) =>
    page.id === "about"
      ? {
          ...testPage("about", ["NoHeader"]),
          sections: [
            {
              ...film,
              fields: { ...film.fields, embed: { vendor: "youtube", id: "aqz-KE-bpKQ" } },
            },
          ],
        }
      : page,
  ),
};

async function policies(policy: string): Promise<(string | undefined)[]> {
  const { ask, show } = await testHosting();
  await show(await testRelease(source, { context: { ...testReleaseContext, policy } }));
  const answers = await Promise.all(["/", "/about/", "/nowhere/"].map((path) => ask(path)));
  return answers.map(
    ({ headers }) => /frame-src ([^;]*)/.exec(headers["content-security-policy"] ?? "")?.[1],
  );
}

it("EMBED-05: the policy allows a vendor's frames where they are, and nowhere else", async () => {
  const youtube = "https://www.youtube-nocookie.com";
  expect(await policies(contentPolicy({ apiOrigin: undefined }))).toEqual([
    undefined,
    youtube,
    undefined,
  ]);
  const chat = { "frame-src": ["https://chat.example"] };
  expect(await policies(contentPolicy({ apiOrigin: undefined, vendors: chat }))).toEqual([
    "https://chat.example",
    `${youtube} https://chat.example`,
    "https://chat.example",
  ]);
});
