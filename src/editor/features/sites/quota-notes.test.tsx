// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { QueryScope } from "../../api/query-scope.tsx";
import { mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { QuotaNotes } from "./quota-notes.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const mebibyte = 1_048_576;
const quota = (used: number, most: number | null) => ({ used, most, isOwn: false });

type Use = readonly [used: number, most: number | null];

async function notes(
  sites: Use,
  storage: Use,
  {
    pages = [1, null],
    mail = [0, null],
    views = [0, null],
  }: Partial<Record<"pages" | "mail" | "views", Use>> = {},
) {
  const quotas = async () => ({
    sites: quota(...sites),
    storage: quota(...storage),
    pages: quota(...pages),
    mail: quota(...mail),
    views: quota(...views),
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
  const shown = await notes([1, null], [1, null], { pages: [160, 200] });
  await until(() => shown().length === 1);
  expect(shown()).toEqual(["One of your sites has 160 of the 200 pages a site can have here."]);
});

it("QUOTA-01: a site that has all of its pages is told with what is left to do", async () => {
  const shown = await notes([1, null], [1, null], { pages: [201, 200] });
  await until(() => shown().length === 1);
  expect(shown()).toEqual([
    "One of your sites has all of the 200 pages a site can have here. Delete a page to add another.",
  ]);
});

it("QUOTA-05: emails and views of a month are told of as well, with the day on which they start over", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 59), toFake: ["Date"] });
  const shown = await notes([1, null], [1, null], { mail: [800, 1_000], views: [1_200, 1_000] });
  await until(() => shown().length === 2);
  vi.useRealTimers();
  expect(shown()).toEqual([
    "Your sites have sent 800 of the 1,000 emails they can send this month.",
    "One of your sites has had 1,200 views this month; a site can have 1,000 here. It stays online. The count starts over on January 1.",
  ]);
});

it("QUOTA-05: of limits that a server of the version before doesn’t name nothing is said", async () => {
  const older = { sites: quota(4, 5), storage: quota(0, null), pages: quota(1, null) };
  mounted = await mount(
    <QueryScope>
      <QuotaNotes sites={{ quotas: async () => older }} />
    </QueryScope>,
  );
  await until(() => mounted.all(".quota-note").length === 1);
  expect(mounted.find(".quota-note").textContent).toContain("4 of the 5 sites");
});
