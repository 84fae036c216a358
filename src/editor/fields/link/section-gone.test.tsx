// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Link } from "#/site/link.ts";
import type { Call } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { LinkField } from "./link-field.tsx";

const noCall: Call = async <Answer,>() => ({}) as Answer;
let mounted: Mounted;
afterEach(() => mounted.unmount());

const onSection: Link = { kind: "section", section: "goods" };
const onPage: Link = { kind: "page", page: "home", section: "goods" };

async function show(editor: Editor, link: Link) {
  const onChange = vi.fn();
  mounted = await mount(
    <LinkField link={link} onChange={onChange} onClose={() => undefined} />,
    editor,
  );
  const [input] = mounted.all("input");
  if (!input) throw new Error("There is no field");
  return { onChange, input };
}

const remove = { name: "section.remove", args: { page: "home", section: "goods" } };
const error = () => mounted.all(".field-error").map(({ textContent }) => textContent);
const gone = ["The section that this link led to is gone"];

describe("LINK-345: a link to a section that was deleted", () => {
  it.each([onSection, onPage])(
    "says so, offers others at once, and stays until one is chosen: %j",
    async (link) => {
      const editor = createSampleEditor(noCall);
      editor.selection.set({ page: "home", section: "mail" });
      editor.dispatch(remove);
      const { input, onChange } = await show(editor, link);
      expect(error()).toEqual(gone);
      await act(async () => input.focus());
      expect(mounted.all("[role=option]").length).toBeGreaterThan(1);
      expect(error()).toEqual(gone);
      await act(async () => input.blur());
      expect(onChange).not.toHaveBeenCalled();
      await act(async () => input.focus());
      await act(async () => mounted.all("[role=option]")[0]?.click());
      expect(onChange).toHaveBeenCalledOnce();
      expect(onChange.mock.calls[0]?.[0]).not.toBeNull();
    },
  );

  it.each([onSection, onPage])("isn’t one while the section stands there: %j", async (link) => {
    const editor = createSampleEditor(noCall);
    editor.selection.set({ page: "home", section: "mail" });
    await show(editor, link);
    expect(error()).toEqual([]);
  });

  it("is one in the bar once no page has it: there a link leads on every page that has such a section", async () => {
    const editor = createSampleEditor(noCall);
    editor.selection.set({ part: "navigation" });
    editor.dispatch(remove);
    await show(editor, onSection);
    expect(error()).toEqual(gone);
    mounted.unmount();
    await show(editor, { kind: "section", section: "pics" });
    expect(error()).toEqual([]);
  });
});
