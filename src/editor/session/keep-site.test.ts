// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import type { Call } from "../api/request.ts";
import { createSampleEditor, sampleInfo } from "../testing/sample-editor.ts";
import { keepSite } from "./keep-site.ts";

const anna = {
  account: { id: "anna", email: "anna@example.org", name: "", role: "owner", hasPassword: true },
};

/** An editor that was opened without a network, and what the server says of its site once it is back. */
function open(site: ApiError | object) {
  const heard: string[] = [];
  const asked: string[] = [];
  const call: Call = async <Answer>(path: string) => {
    asked.push(path);
    if (path === "auth/session") return anna as Answer;
    if (site instanceof ApiError) throw site;
    return site as Answer;
  };
  const editor = createSampleEditor(call);
  const end = keepSite({
    editor,
    onSignedOut: () => heard.push("signed out"),
    onOther: () => heard.push("other"),
  });
  return { editor, heard, asked, end };
}

const refusal = (status: number) => new ApiError({ status, code: "refused", message: "No" });

beforeEach(() => localStorage.clear());

describe("a site that was opened without a network", () => {
  it("OFF-09: whose session has ended meanwhile asks to sign in", async () => {
    const { heard, end } = open(refusal(401));
    await expect.poll(() => heard).toEqual(["signed out"]);
    end();
  });

  it("OFF-09, PEOPLE-71: that was taken away meanwhile ends the editor", async () => {
    const { editor, heard, end } = open(refusal(404));
    await expect.poll(() => editor.hasAccess.get()).toBe(false);
    expect(heard).toEqual([]);
    end();
  });

  it("OFF-05: begins anew where somebody else signs in on the device, in whatever tab", async () => {
    const { asked, heard, end } = open(sampleInfo);
    await expect.poll(() => asked).toContain("sites/1");
    const told = (newValue: string | null) =>
      dispatchEvent(new StorageEvent("storage", { key: "vitrine-account", newValue }));
    // whoever signs in is heard once the server has said whose the site is
    await expect
      .poll(() => {
        told("boris");
        return heard[0];
      })
      .toBe("other");
    heard.length = 0;
    told(null);
    told("anna");
    expect(heard).toEqual([]);
    told("boris");
    expect(heard).toEqual(["other"]);
    end();
  });
});
