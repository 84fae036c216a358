import { expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { look } from "./look.ts";

const template = "ProgrammeTracks";
const sessions = (html: string) =>
  [...html.matchAll(/<li class="programme__session".*?<\/li>/gs)].map(([one]) => one);
const at = (from: string, to = "") => ({ from, to });

it("PROG-05: a day is one list in time order, whatever the order in which it was written", () => {
  const day = {
    date: "Friday",
    sessions: [
      { title: "Soup", times: at("00:00", "01:00") },
      { title: "Talk", times: at("19:00", "20:00") },
      { title: "Doors", times: at("18:00", "18:30") },
    ],
  };
  const html = renderSection({ template, patch: { days: [day] } });
  expect(sessions(html).map((one) => wordsOf(one).includes("Soup"))).toEqual([false, false, true]);
  expect(html).toMatch(/<ol class="programme__list">/);
  expect(html).toContain('<time dateTime="18:00">');
  expect(html).not.toContain('name="day-');
});

it("PROG-06: days and tracks are chosen by radio buttons, and tracks are told apart in words", () => {
  const html = renderSection({ template });
  const names = [...html.matchAll(/<input[^>]* name="([\w-]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["day-s1", "day-s1", "track-s1", "track-s1", "track-s1", "track-s1"]);
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(sessions(html)[1]).toMatch(/data-mark="1" aria-hidden="true"><\/i><span class="vh">Talks/);
  expect(sessions(html)[0]).toContain('data-track="0"');
});

it("PROG-06: without a filter the tracks are a legend; one day needs no choice", () => {
  const html = renderSection({ template, patch: { isFiltered: false, days: [{ date: "Today" }] } });
  expect(html).not.toContain('type="radio"');
  expect(wordsOf(html)).toContain("Talks sit and listen");
  expect(wordsOf(html)).not.toContain("All tracks");
});

it("PROG-11: a day without sessions leads to where they are, from the choice and from its name", () => {
  const days = [
    { date: "Friday", sessions: [{ title: "Talk", times: at("19:00", "20:00") }] },
    { date: "Saturday", link: "a page" },
    { date: "Sunday" },
  ];
  const html = renderSection({ template, patch: { days } });
  const [choice = ""] = /<div class="programme__days".*?<\/div>/s.exec(html) ?? [];
  expect(choice).toMatch(/role="group".*<input[^>]*data-choice="1"[^>]*checked=""/);
  expect(choice).toMatch(/<a href="\/"[^>]*><b>Saturday<\/b>/);
  expect(choice.match(/<input/g)).toHaveLength(2);
  expect(html).toMatch(/<h2><a href="\/"/);
  const first = renderSection({ template, patch: { days: days.toReversed().slice(1) } });
  expect(first).toMatch(/data-choice="2"[^>]*checked=""/);
});

it("PROG-92: all days are shown where no page that visitors see has all of them", () => {
  const days = ["Friday", "Saturday"].map((date) => ({
    date,
    sessions: [{ title: "Talk", times: at("19:00", "20:00") }],
  }));
  for (const moreLink of [null, { kind: "page", page: "gone" }]) {
    const patch = { days, isPart: true, moreLink };
    expect(sessions(renderSection({ template, patch }))).toHaveLength(2);
  }
});

it("PROG-92: search engines are told of a programme where it is whole", () => {
  const said = { isPart: true, days: [{ on: { date: "2027-02-12" }, sessions: [] }], rooms: [] };
  const [day] = said.days;
  const session = { title: {}, who: {}, times: at("19:00"), room: null };
  const fields = { ...said, days: [{ ...day, sessions: [session] }] };
  const to = { href: "/", opensNewTab: false, isDownload: false, isCurrent: false };
  const about = (page: string) =>
    look.about?.({ ...fields, moreLink: { kind: "page", page: "all" } } as never, () => "Talk", {
      page,
      resolve: () => to,
    });
  expect(about("all")?.happenings).toHaveLength(1);
  expect(about("home")).toEqual({});
});

it("PROG-07: a session says its room, and that it is for everyone where it has none", () => {
  const [doors = "", talk = ""] = sessions(renderSection({ template }));
  expect(wordsOf(doors)).toContain("Everyone together");
  expect(wordsOf(talk)).toContain("Turbine Hall");
  const gone = { title: "Lost", times: at("10:00", "11:00"), room: "gone", track: "gone" };
  const patch = { days: [{ date: "Today", sessions: [gone] }] };
  const [lost = ""] = sessions(renderSection({ template, patch }));
  expect(wordsOf(lost)).toContain("Everyone together Lost");
  expect(lost).toContain('data-track="0"');
});

it("PROG-07: more at once than a grid has room for is a list", () => {
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, one) => ({ title: `S${one}`, times: at("10:00", "11:00") }));
  const html = (count: number) =>
    renderSection({ template, patch: { days: [{ date: "Today", sessions: crowd(count) }] } });
  expect(html(3)).toContain('data-grid=""');
  expect(html(4)).not.toContain("data-grid");
});

it("PROG-05: headings go down by one level, whether the programme has a title or the page’s is above it", () => {
  const levels = (title: string, isSecond: boolean) =>
    [...renderSection({ template, isSecond, patch: { title } }).matchAll(/<h([1-6])/g)]
      .map(([, level]) => level)
      .join("");
  expect(levels("Programme", false)).toMatch(/^123+23+$/);
  expect(levels("Programme", true)).toMatch(/234+34+$/);
  expect(levels("", true)).toMatch(/23+23+$/);
});

it("PROG-10: a page brings what a script needs to keep sessions, and nothing of it without a name for them", () => {
  const html = renderSection({ template });
  expect(html).toContain('data-keeps="My plan"');
  expect(html).toMatch(/<label class="[^"]*" data-plan="" hidden=""><input type="checkbox"\/>/);
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html.match(/ data-key="/g)).toHaveLength(sessions(html).length);
  const without = renderSection({ template, patch: { plan: "" } });
  expect(without).not.toMatch(/data-keeps|data-plan|<button|<template|data-key/);
});
