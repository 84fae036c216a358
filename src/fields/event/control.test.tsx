// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { EventControl } from "./control.tsx";
import { event } from "./spec.ts";

it("R9: the control of an event offers the site's events and its first one, and leads to them", async () => {
  const [onChange, showEvents] = [vi.fn(), vi.fn()];
  const tools = { ...controlTools, showEvents, events: [{ id: "e1", name: "Open day" }] };
  const props = { spec: event(), value: "e1", onChange, onPreview: vi.fn(), tools };
  const mounted = await mount(<EventControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const select = mounted.find<HTMLSelectElement>("select");
  expect([...select.options].map(({ value }) => value)).toEqual(["", "e1"]);
  expect(select.selectedOptions[0]?.textContent).toBe("Open day");
  select.selectedIndex = 0;
  await act(async () => void select.dispatchEvent(new Event("change", { bubbles: true })));
  expect(onChange.mock.calls).toEqual([[null]]);
  await click(mounted.find("button"));
  expect(showEvents).toHaveBeenCalledOnce();
});
