// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { click, focus, mount } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { createSignal, useSignal } from "../signals/signal.ts";
import { keepRows } from "./keep-rows.ts";

let mounted: Mounted;
/** The rows that are gone. */
const gone = createSignal("");
afterEach(() => {
  mounted.unmount();
  gone.set("");
});

function Part() {
  const without = useSignal(gone).split(" ");
  const names = ["one", "two", "three"].filter((name) => !without.includes(name));
  return (
    <section>
      <h2>Rows</h2>
      {names.length > 0 && (
        <ul ref={keepRows}>
          {names.map((name) => (
            <li key={name}>
              <a href="#x">{name}</a>
              <button type="button" id={name} onClick={() => remove(name)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function remove(name: string): void {
  gone.set(`${gone.get()} ${name}`);
}

async function press(name: string): Promise<string> {
  const button = mounted.find(`#${name}`);
  await focus(button);
  await click(button);
  return document.activeElement?.id || (document.activeElement?.nodeName ?? "");
}

it("FOCUS-04: whoever removes a row is in the one that takes its place, and at the heading after the last", async () => {
  mounted = await mount(<Part />);
  expect(await press("two")).toBe("three");
  expect(await press("three")).toBe("one");
  expect(await press("one")).toBe("H2");
});

it("FOCUS-04: whoever is elsewhere stays there when a row goes", async () => {
  mounted = await mount(<Part />);
  const two = mounted.find("#two");
  await focus(two);
  await act(async () => two.blur());
  await act(async () => remove("two"));
  expect(document.activeElement).toBe(document.body);
  const field = document.body.appendChild(document.createElement("input"));
  await focus(mounted.find("#three"));
  await focus(field);
  await act(async () => remove("three"));
  expect(document.activeElement).toBe(field);
  field.remove();
});
