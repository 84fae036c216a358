import { useEffect, useEffectEvent, useState } from "react";
import { listenTo } from "../../canvas/events/listen.ts";

function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** Files that are dropped or pasted anywhere. Answers whether some are held over the window. */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listeners = listenTo(document);
    listeners.on("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listeners.on("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listeners.on("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(filesOf(event.dataTransfer));
    });
    listeners.on("paste", (event) => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    });
    return listeners.stop;
  }, []);
  return isOver;
}
