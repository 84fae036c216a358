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

function isNode(target: EventTarget): target is Node {
  return "nodeType" in target;
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

/** The element of an event's target; nodes of the page belong to another window, so `instanceof` doesn't hold. */
export function elementOf(target: EventTarget | null): HTMLElement | null {
  if (!target || !isNode(target)) return null;
  return isElement(target) ? target : target.parentElement;
}

const text = '[data-edit="text"]';

/** The text that names a field of a form: its label, or a part of it. */
function textNaming(element: HTMLElement): HTMLElement | null {
  const field = element.closest<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const label = field?.labels?.[0];
  return label?.closest<HTMLElement>(text) ?? label?.querySelector<HTMLElement>(text) ?? null;
}

/** Whether keys that are pressed there write, in a plain text or a rich one. */
export function isTypedIn(element: HTMLElement | null): boolean {
  return textAround(element) !== null || Boolean(element?.closest('[data-edit="prose"]'));
}

/** The text around a node; a field of a form stands for the text that names it, a placeholder. */
export function textAround(target: EventTarget | null): HTMLElement | null {
  const element = elementOf(target);
  return element && (element.closest<HTMLElement>(text) ?? textNaming(element));
}
