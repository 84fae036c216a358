import { MessageSquare } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { CommentThread } from "#/api/comments.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { elementOfTarget } from "../../canvas/find-target.ts";
import type { Spot } from "../../canvas/overlay/clear-spot.ts";
import { placeClear } from "../../canvas/overlay/place-clear.ts";
import { distanceToName, spotsAlong } from "../../canvas/overlay/spots-along.ts";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import type { Box } from "../../canvas/tracker.ts";
import { useEditor } from "../../session/editor.ts";
import { openPanel } from "../../shell/panel-state.ts";
import { useSignal } from "../../signals/signal.ts";
import { loadWords, useTranslate } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { commentsState } from "./comments-state.ts";
import "./comments.css";

const distance = 10;

/** At the start of a boundary of sections stands what adds one, as large as a finger. */
const distanceToAdder = 34;

/** At the corners of a section, where there is nothing of its own; otherwise along its edges, from the foot up. */
function spotsOfPin(box: Box, size: { width: number; height: number }): Spot[] {
  const { width, height } = size;
  const start = box.left + distance;
  const end = box.left + box.width - width - distance;
  const top = box.top + distance;
  const bottom = box.top + box.height - height - distanceToName;
  return [
    { left: start, top: box.top + box.height - height - distanceToAdder },
    { left: end, top: bottom },
    { left: start, top: box.top + distanceToAdder },
    { left: end, top },
    ...spotsAlong(box, size, "foot"),
  ];
}

function Pin({
  canvas,
  threads,
}: {
  readonly canvas: CanvasControl;
  readonly threads: readonly [CommentThread, ...CommentThread[]];
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("comments");
  const [{ id, page, section, template }] = threads;
  const place = useMemo(() => placeClear({ canvas, spots: spotsOfPin, isAside: true }), [canvas]);
  const count = threads.reduce((sum, { comments }) => sum + comments.length, 0);
  return (
    <Tracked
      canvas={canvas}
      find={() => elementOfTarget(canvas.document, { page, section })}
      place={place}
      className="comment-pin-place"
    >
      <button
        type="button"
        className="comment-pin"
        aria-label={t("pin", { count, section: templateLabel(template) })}
        onClick={() => {
          commentsState(editor).current.set(id);
          openPanel(editor).set("comments");
        }}
      >
        <MessageSquare aria-hidden="true" />
        {count}
      </button>
    </Tracked>
  );
}

/** On the page: the sections that something open is said about. */
export function CommentsOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const { threads } = useSignal(commentsState(editor).all);
  const page = useSignal(editor.page);
  const [hasWords, setHasWords] = useState(false);
  const hasThreads = threads.length > 0;
  useEffect(() => {
    if (hasThreads) void loadWords("comments").then(() => setHasWords(true));
  }, [hasThreads]);
  if (!hasWords) return null;
  const open = threads.filter((thread) => !thread.isResolved && thread.page === page);
  const bySection = Map.groupBy(open, ({ section }) => section);
  return [...bySection].map(([section, [first, ...others]]) =>
    first ? <Pin key={section} canvas={canvas} threads={[first, ...others]} /> : null,
  );
}
