import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { takePicture } from "#/server/images/picture-tasks.ts";
import { shadeNeeded } from "#/site/checks/picture-contrast.ts";
import { primaryLanguage } from "#/site/language.ts";
import { starters } from "#/starters/registry.ts";
import { readStarter, startersFolder } from "./fixtures/starter.ts";

it.each(starters.map(({ id }) => id))(
  "CHECK-22, SECT-155: words on the pictures of the starter %s have the shade that they need",
  async (id) => {
    const { document, pictures } = readStarter(id);
    const { site, pages } = document;
    for (const section of pages.flatMap(({ sections }) => sections)) {
      const { strength, background } = section.fields;
      const picture = pictures.find((one) => JSON.stringify(background)?.includes(`"${one.id}"`));
      const template = templates(section.template);
      if (strength === undefined || !picture || !template) continue;
      const file = new URL(`${id}/pictures/${picture.file}`, startersFolder);
      const { colour, light } = await takePicture(readFileSync(file));
      const needed = shadeNeeded(section, {
        template,
        groundOf: () => ({ colour, light }),
        side: section.orientation ?? site.theme.orientation,
        primary: primaryLanguage(site.languages),
      });
      expect(needed).toBeTypeOf("number");
      expect(strength).toBeGreaterThanOrEqual(needed ?? Number.NaN);
    }
  },
);
