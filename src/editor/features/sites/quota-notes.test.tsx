// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { QueryScope } from "../../api/query-scope.tsx";
import { mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { QuotaNotes } from "./quota-notes.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const mebibyte = 1_048_576;
const quota = (used: number, most: number | null) => ({ used, most, isOwn: false });

async function notes(
  sites: [number, number | null],
  storage: [number, number | null],
  pages: [number, number | null] = [1, null],
) {
  const quotas = async () => ({
    sites: quota(...sites),
    storage: quota(...storage),
    pages: quota(...pages),
  });
  let isAsked = false;
  const client = { quotas: () => ((isAsked = true), quotas()) };
  mounted = await mount(
    <QueryScope>
      <QuotaNotes sites={client} />
    </QueryScope>,
  );
  await until(() => isAsked);
  return () => mounted.all(".quota-note").map(({ textContent }) => textContent);
}

it("OPER-08: from four fifths of a limit on the account is told, and at the limit what is left to do", async () => {
  const shown = await notes([4, 5], [500 * mebibyte, 500 * mebibyte]);
  await until(() => shown().length === 2);
  expect(shown()).toEqual([
    "You have 4 of the 5 sites you can have here.",
    "Your pictures and files take up all of your 500 MB. Delete some, or a site for good, to add more.",
  ]);
});

it("OPER-08: below four fifths, and without limits, nothing is said", async () => {
  const shown = await notes([399, 500], [10 * mebibyte, null]);
  await until(() => mounted.container.textContent === "");
  expect(shown()).toEqual([]);
});

it("QUOTA-01: of the site with the most pages the account is told, from four fifths of what a site may have", async () => {
  const shown = await notes([1, null], [1, null], [160, 200]);
  await until(() => shown().length === 1);
  expect(shown()).toEqual(["One of your sites has 160 of the 200 pages a site can have here."]);
});

it("QUOTA-01: a site that has all of its pages is told with what is left to do", async () => {
  const shown = await notes([1, null], [1, null], [201, 200]);
  await until(() => shown().length === 1);
  expect(shown()).toEqual([
    "One of your sites has all of the 200 pages a site can have here. Delete a page to add another.",
  ]);
});
