import type { ProblemInfo } from "#/api/publishing.ts";
import { linkSchema } from "#/site/link.ts";
import { findTarget, readField, targetSchema } from "#/site/operations/target.ts";
import type { Editor } from "../../session/editor.ts";
import { toastStep } from "../../session/toast-step.ts";
import type { Translate } from "../../words/i18n.ts";

/** The address that a link leads to now, "" where it leads to none; undefined where its page isn't here. */
export function linkedAddress(
  { store }: Editor,
  { target, path }: Pick<ProblemInfo, "target" | "path">,
): string | undefined {
  const read = targetSchema.safeParse(target);
  const found = read.success ? findTarget(store.records(), read.data) : undefined;
  if (!found) return undefined;
  try {
    const link = linkSchema.safeParse(readField(found.fields, path));
    return link.success && link.data.kind === "address" ? link.data.address : "";
  } catch {
    // its item is gone
    return "";
  }
}

/** Has links lead where their address has moved, as one step, unless somebody has changed them since. */
export async function takeNewAddress(
  editor: Editor,
  problems: readonly ProblemInfo[],
  t: Translate<"publish">,
): Promise<void> {
  const [first] = problems;
  if (first?.page) await editor.store.loadPage(first.page);
  const steps = problems
    .filter((one) => one.leadsTo !== undefined && linkedAddress(editor, one) === one.address)
    .map(({ target, path, leadsTo }) => ({
      name: "link.set",
      args: { target, path, value: { kind: "address", address: leadsTo } },
    }));
  if (steps.length === 0 || editor.dispatch(steps).outcome !== "done") return;
  toastStep(editor, t("publish.addressReplaced"), {
    label: t("publish.undo"),
    run: () => editor.undo(),
  });
}
