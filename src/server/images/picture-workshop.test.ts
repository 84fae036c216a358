import { expect, test } from "vitest";
import { createPictureWorkshop } from "./picture-workshop.ts";

test("SEC-27: a few tasks wait for the workshop; the rest hears when to come again", async () => {
  const workshop = createPictureWorkshop();
  const asked = Array.from({ length: 200 }, async () =>
    workshop.run("makeIcons", Buffer.from("no picture"), [32]).then(
      () => "done",
      (error: unknown) => (error as { code?: string }).code ?? "failed",
    ),
  );
  await workshop.close();
  const answers = await Promise.all(asked);
  const refused = answers.filter((answer) => answer === "unavailable");
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(200);
  expect(answers.slice(0, 50)).not.toContain("unavailable");
});
