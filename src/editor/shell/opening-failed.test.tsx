// @vitest-environment jsdom
import { expect, it, onTestFinished } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { mount, until } from "../testing/mount.tsx";
import { OpeningFailed } from "./opening-failed.tsx";

async function open(status: number) {
  const error = new ApiError({ status, code: "not-found", message: "Not found." });
  const mounted = await mount(<OpeningFailed error={error} />);
  onTestFinished(() => mounted.unmount());
  return mounted;
}

it.each([403, 404])("EDIT-01: a site that answers %i leads to all sites", async (status) => {
  const { container, find } = await open(status);
  await until(() => container.textContent.includes("Site not found"));
  expect(find("a").getAttribute("href")).toBe("/");
});

it("GUEST-71: a guest whose link works no more isn’t asked to sign in for it", async () => {
  const { container, find } = await open(401);
  await until(() => container.textContent.includes("This link doesn’t work"));
  expect(find("a").getAttribute("href")).toBe("/sign-in");
});

it("EDIT-01: where the server failed, the site can be loaded again, and the server’s English stays out", async () => {
  const { container, all } = await open(500);
  expect(container.textContent).toBe(
    "This couldn’t be loadedThe server answered with an error. Try again in a minute.Reload",
  );
  expect(all("a")).toEqual([]);
});
