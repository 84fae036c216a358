import { describe, expect, it, vi } from "vitest";
import type { SaveState } from "../document-store/save-state.ts";
import { createSignal } from "../signals/signal.ts";
import { whenSaved } from "./when-saved.ts";

const resting: SaveState = { phase: "resting", unsent: 0, isKept: true, savedAt: null };
const waiting: SaveState = { ...resting, phase: "sending", unsent: 1 };
const offline: SaveState = { ...waiting, phase: "offline" };

function saving(state: SaveState) {
  const save = createSignal(state);
  const retryNow = vi.fn<() => void>();
  return { store: { save, retryNow }, canvas: createSignal(null), save, retryNow };
}

describe("OFF-10: what needs every edit on the server", () => {
  it("goes on at once where it has them, and else when it has", async () => {
    await expect(whenSaved(saving(resting))).resolves.toBeUndefined();
    const { save, ...editor } = saving(waiting);
    const saved = whenSaved(editor);
    save.set({ ...waiting, phase: "saving" });
    save.set({ ...resting, phase: "saved" });
    await expect(saved).resolves.toBeUndefined();
    expect(editor.retryNow).not.toHaveBeenCalled();
  });

  it("doesn't wait for a connection that is lost", async () => {
    const { save, ...editor } = saving(waiting);
    const saved = whenSaved(editor);
    save.set(offline);
    await expect(saved).rejects.toMatchObject({ code: "network" });
  });

  it("tries again at once where the connection was lost before", async () => {
    const { save, ...editor } = saving(offline);
    editor.retryNow.mockImplementationOnce(() => save.set({ ...offline }));
    await expect(whenSaved(editor)).rejects.toMatchObject({ code: "network" });
    editor.retryNow.mockImplementationOnce(() => save.set(resting));
    await expect(whenSaved(editor)).resolves.toBeUndefined();
  });

  it("doesn't wait for somebody to sign in", async () => {
    const { save, ...editor } = saving(waiting);
    const saved = whenSaved(editor);
    save.set({ ...waiting, phase: "signed-out" });
    await expect(saved).rejects.toMatchObject({ status: 401, code: "not-signed-in" });
  });
});
