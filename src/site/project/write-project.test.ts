import { expect, test } from "vitest";
import { templates } from "#/sections/registry.ts";
import { smallSite } from "../../../test/project-archive.ts";
import { readProject } from "./read-project.ts";
import { writeProject } from "./write-project.ts";

test("PROJ-01: a project is written page by page as it would be at once", () => {
  const { document } = readProject(smallSite(null), { templates, now: new Date(0) });
  const [page] = document.pages;
  if (!page) throw new Error("There is no page");
  const pictures = [{ id: "photo", name: "A \n photo", file: "photo.jpg" }];
  for (const pages of [[], [page], [page, { ...page, id: "second" }]])
    for (const listed of [[], pictures]) {
      const parts = [
        ...writeProject({ document: { ...document, pages }, pictures: listed }, templates),
      ];
      const text = parts.join("");
      expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
      expect(JSON.parse(text)).toMatchObject({ pages, pictures: listed });
    }
});
