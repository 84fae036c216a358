const firstMs = 500;
const longestMs = 60_000;

/**
 * Shows sites again that couldn't be shown, until they can: the database or the disk failed just after a change was
 * saved. Nothing is noted anywhere, as nothing may be writable: whoever starts anew shows what the database says.
 */
export function createFollowAgain(
  follow: (siteId: number) => Promise<unknown>,
): (siteId: number) => void {
  const waiting = new Set<number>();

  function later(siteId: number, ms: number): void {
    const again = () => later(siteId, Math.min(ms * 2, longestMs));
    const timer = setTimeout(() => {
      void follow(siteId).then(() => waiting.delete(siteId), again);
    }, ms);
    timer.unref();
  }

  return (siteId) => {
    if (waiting.has(siteId)) return;
    waiting.add(siteId);
    later(siteId, firstMs);
  };
}
