import * as z from "zod/mini";
import type { Step } from "#/site/operations/operation.ts";
import { placeOf } from "../document-store/place.ts";
import type { Place } from "../document-store/place.ts";
import type { Translate } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";
import { withLinkedSpot } from "./with-linked-spot.ts";

interface Presentation {
  readonly t: Translate;
  readonly showAddress: (address: string) => void;
}

const metaArgs = z.object({ target: z.object({ part: z.literal("meta"), page: z.string() }) });
const switchArgs = z.object({ page: z.string() });

/** The page whose title, description or switches a step changed; they stand in the settings. */
function pageOfMeta({ name, args }: Step): string | undefined {
  if (name === "meta.set") return switchArgs.safeParse(args).data?.page;
  return metaArgs.safeParse(args).data?.target.page;
}

/** Selects what a step changed and brings it into view. Of what isn't on the canvas, the canvas says that it changed. */
export function showChange(editor: Editor, step: Step, presentation: Presentation): void {
  const place = placeOf(step);
  const { linked } = place;
  if (linked === undefined) return showPlace(editor, { step, place }, presentation);
  const isDone = (): void => undefined;
  withLinkedSpot(
    editor,
    { linked, page: null },
    {
      show: (spot) => showPlace(editor, { step, place: { ...place, ...spot } }, presentation),
      onNowhere: isDone,
      onFailure: isDone,
    },
  );
}

function showPlace(
  editor: Editor,
  { step, place }: { step: Step; place: Place },
  { t, showAddress }: Presentation,
): void {
  const { page, section, part, path, linked } = place;
  // undone, a new page is gone
  const { index } = editor.store.records();
  if (page !== undefined && index?.entries.every(({ id }) => id !== page)) return;
  const canvas = editor.canvas.get();
  const address = editor.places.ofStep(editor.site.id, step);
  const metaOf = pageOfMeta(step);
  const isOnCanvas = metaOf === undefined && (page !== undefined || part !== undefined);
  if (address !== undefined && !(canvas && isOnCanvas)) {
    const show = (): void => {
      const of = metaOf ?? page;
      if (of !== undefined) editor.page.set(of);
      showAddress(address);
    };
    if (!canvas) show();
    else
      editor.toast(t("save.settingChanged"), {
        label: t("save.show"),
        run: show,
      });
    return;
  }
  // from the settings the way leads to the canvas
  if (page !== undefined && (page !== editor.page.get() || !canvas)) editor.openPage(page);
  const target = part
    ? { part }
    : page !== undefined && section !== undefined
      ? { page, section }
      : undefined;
  if (!target) return;
  editor.selection.set(target);
  const of = linked === undefined ? target : ({ part: "linked", linked } as const);
  editor.canvas.get()?.reveal(target, path ? { path, of } : {});
}
