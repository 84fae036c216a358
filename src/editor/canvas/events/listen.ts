/** Listeners that end together. */
export interface Listeners {
  on<Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
    options?: AddEventListenerOptions,
  ): void;
  stop(): void;
}

export function listenTo(document: Document): Listeners {
  const control = new AbortController();
  return {
    on(name, handle, options) {
      document.addEventListener(name, handle, { ...options, signal: control.signal });
    },
    stop: () => control.abort(),
  };
}

/** The element of an event's target; nodes of the page belong to another window, so `instanceof` doesn't hold. */
export function elementOf(target: EventTarget | null): HTMLElement | null {
  const node = target as Node | null;
  if (!node || !("nodeType" in node)) return null;
  return node.nodeType === 1 ? (node as HTMLElement) : node.parentElement;
}

/** The text around a node. */
export function textAround(target: EventTarget | null): HTMLElement | null {
  return elementOf(target)?.closest<HTMLElement>('[data-edit="text"]') ?? null;
}
