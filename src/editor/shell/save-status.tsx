import { CloudCheck, Eye } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { loadWords, useTranslate } from "../words/i18n.ts";
import { onceByLanguage } from "../words/once-by-language.ts";
import { regional } from "../words/regional.ts";
import { latePart } from "../ui/late-part.tsx";
import { useOnline } from "../ui/use-online.ts";
import { useMay, useSaveState } from "../session/hooks.ts";
import "./save-status.css";

const clock = onceByLanguage(
  (language) => new Intl.DateTimeFormat(regional(language), { timeStyle: "short" }),
);

/** Loaded when it is first needed, or with the tools; until then the state is told by nothing but its own change. */
const SaveProblem = latePart(async () => ({
  default: (await import("./save-problem.tsx")).SaveProblem,
}));

/** Milliseconds until it is fetched, once the editor is there: without a server it can't be. */
const offlineAfter = 500;
const Offline = latePart(async () => {
  const [{ OfflineStatus }] = await Promise.all([
    import("./offline-status.tsx"),
    loadWords("editing"),
  ]);
  return { default: OfflineStatus };
});

interface SaidProps {
  readonly words: string;
  readonly kind: "ok" | "view-only";
  readonly Icon: LucideIcon;
}

/** The icon is never cut; the words are where there is no room. */
function Said({ words, kind, Icon }: SaidProps): ReactNode {
  return (
    <span className={`save-status ${kind}`} title={words}>
      <Icon aria-hidden="true" />
      <span className="save-words">{words}</span>
    </span>
  );
}

function Shown(): ReactNode {
  const { store } = useEditor();
  const t = useTranslate();
  const { phase, savedAt, isKept } = useSaveState();
  const refusals = useSignal(store.refusals).length;
  const isOnline = useOnline();
  const maySave = useMay()("writer");
  if (useSignal(store.conflicts).length > 0) return <SaveProblem problem="conflict" />;
  if (refusals > 0) return <SaveProblem problem="refused" />;
  const isWaiting = phase === "saving" || phase === "sending";
  switch (isWaiting && !isOnline ? "offline" : phase) {
    case "offline":
      return <Offline words={t(isKept ? "save.offline" : "save.offlineUnkept")} />;
    case "signed-out":
      return <SaveProblem problem="signed-out" />;
    case "saving":
      return (
        <span className="save-status" title={t("save.saving")}>
          <span className="spin" />
          <span className="save-words">{t("save.saving")}</span>
        </span>
      );
    case "saved":
      return <Said words={t("save.saved")} kind="ok" Icon={CloudCheck} />;
    case "sending":
      return (
        <span className="save-status">
          <span className="dot hollow" />
        </span>
      );
    case "resting":
      if (!isOnline) return <Offline words={t("save.offlineShort")} />;
      // nothing of whoever may only look is ever saved
      if (!maySave) return <Said words={t("frame.viewer")} kind="view-only" Icon={Eye} />;
      return (
        <span
          className="save-status"
          title={
            savedAt === null
              ? t("save.nothing")
              : t("save.savedAt", { time: clock(document.documentElement.lang).format(savedAt) })
          }
        >
          <CloudCheck aria-hidden="true" />
          <span className="visually-hidden">{t("save.saved")}</span>
        </span>
      );
  }
}

/**
 * Saved, saving, kept on this device, refused or in conflict: always exactly one of them, told as it changes. While
 * something is typed that is not committed yet, nothing is called saved; no key press draws anything for that.
 */
export function SaveStatus(): ReactNode {
  const editor = useEditor();
  const canvas = useSignal(editor.canvas);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pending = canvas?.text.isPending;
    const show = (): void => {
      node.current?.toggleAttribute("data-typing", pending?.get() ?? false);
    };
    show();
    return pending?.subscribe(show);
  }, [canvas]);
  useEffect(() => editor.timers.after(offlineAfter, () => void Offline.preload()), [editor]);
  return (
    <div role="status" ref={node}>
      <Suspense>
        <Shown />
      </Suspense>
    </div>
  );
}
