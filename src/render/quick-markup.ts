import * as React from "react";
import type { JSXElementConstructor, ReactNode } from "react";
import { createAttributeWriter, escapeHtml, flagMarkup } from "./static-attributes.ts";

type Props = Readonly<Record<string, unknown>>;

interface ElementLike {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
}
interface ContextLike {
  readonly $$typeof: symbol;
  _currentValue: unknown;
}

// a table of names, filled as they come up; no state of any page
const attributes = createAttributeWriter();

const elementType = Symbol.for("react.transitional.element");
const fragmentType = Symbol.for("react.fragment");
const contextType = Symbol.for("react.context");
const memoType = Symbol.for("react.memo");

const voidTags = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "source",
  "track",
  "wbr",
]);

/** Attributes that react-dom/server writes after the others, in this order. */
const lateAttributes: Readonly<Record<string, readonly string[]>> = {
  form: ["action", "encType", "method", "target"],
  button: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  input: ["name", "formAction", "formEncType", "formMethod", "formTarget", "checked", "value"],
};

/** What a page's body has no use for here, or what needs more care than this renderer takes. */
const refusedTags = new Set([
  "html",
  "head",
  "body",
  "script",
  "style",
  "link",
  "meta",
  "title",
  "base",
  "select",
  "option",
  "pre",
  "object",
  "noscript",
  "template",
]);

function readContext(context: unknown): unknown {
  return (context as ContextLike)._currentValue;
}

function unsupported(): never {
  throw new Error("Published pages are drawn once: they have no state, effects or promises");
}

/** Marks an empty place of the React Compiler's cache: where views are compiled, everything is drawn anew. */
const emptyPlace = Symbol.for("react.memo_cache_sentinel");

/** What React's hooks call while a page is drawn. */
const dispatcher = {
  use: readContext,
  useContext: readContext,
  useMemo: (create: () => unknown) => create(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useState: (initial: unknown) => [
    typeof initial === "function" ? (initial as () => unknown)() : initial,
    unsupported,
  ],
  useEffect: () => undefined,
  useLayoutEffect: () => undefined,
  useId: unsupported,
  useMemoCache: (size: number) => Array.from({ length: size }, () => emptyPlace),
};

interface ReactInternals {
  H: unknown;
}

/** The one place that knows how React finds the implementation of its hooks. */
function reactInternals(): ReactInternals {
  const all = React as unknown as Record<string, ReactInternals | undefined>;
  const internals = all["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"];
  if (!internals) throw new Error(`React ${React.version} keeps its hooks elsewhere`);
  return internals;
}

/**
 * The HTML of elements, synchronously and byte for byte as `renderToStaticMarkup` of react-dom/server gives it: function
 * components, fragments, contexts, memo and host elements. @throws for anything else, rather than to differ
 */
export function quickMarkup(node: ReactNode): string {
  const internals = reactInternals();
  const before = internals.H;
  internals.H = dispatcher;
  try {
    return nodeMarkup(node);
  } finally {
    internals.H = before;
  }
}

function nodeMarkup(node: unknown): string {
  if (typeof node === "string") return escapeHtml(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "number" || typeof node === "bigint") return String(node);
  if (Array.isArray(node)) return listMarkup(node);
  if (typeof node === "object") {
    if ((node as ElementLike).$$typeof === elementType) return elementMarkup(node as ElementLike);
    if (Symbol.iterator in node) return listMarkup(node as Iterable<unknown>);
  }
  throw new Error("This can't be drawn in a page");
}

function listMarkup(nodes: Iterable<unknown>): string {
  let markup = "";
  for (const node of nodes) markup += nodeMarkup(node);
  return markup;
}

function elementMarkup({ type, props }: ElementLike): string {
  if (typeof type === "string") return hostMarkup(type, props);
  if (typeof type === "function") return nodeMarkup((type as (props: Props) => unknown)(props));
  if (type === fragmentType) return nodeMarkup(props["children"]);
  const kind = (type as { $$typeof?: symbol } | null)?.$$typeof;
  if (kind === contextType) return contextMarkup(type as ContextLike, props);
  if (kind === memoType)
    return elementMarkup({
      $$typeof: elementType,
      type: (type as { type: JSXElementConstructor<unknown> }).type,
      props,
    });
  throw new Error("A page can't be drawn with this kind of component");
}

function contextMarkup(context: ContextLike, props: Props): string {
  const before = context._currentValue;
  context._currentValue = props["value"];
  try {
    return nodeMarkup(props["children"]);
  } finally {
    context._currentValue = before;
  }
}

function hostMarkup(tag: string, props: Props): string {
  if (refusedTags.has(tag)) throw new Error(`A page can't be drawn with <${tag}>`);
  const start = `<${tag}${attributesMarkup(tag, props)}`;
  if (voidTags.has(tag)) return `${start}/>`;
  if (tag === "textarea") return `${start}>${textareaMarkup(props)}</textarea>`;
  return `${start}>${nodeMarkup(props["children"])}</${tag}>`;
}

function attributesMarkup(tag: string, props: Props): string {
  const late = lateAttributes[tag];
  let markup = "";
  for (const name in props) {
    if (late?.includes(name) || name === "defaultValue" || name === "defaultChecked") continue;
    if (tag === "textarea" && name === "value") continue;
    markup +=
      tag === "a" && name === "href" && props[name] === ""
        ? ' href=""'
        : attributes.markup(name, props[name]);
  }
  if (late === undefined) return markup;
  for (const name of late) {
    if (name === "checked") markup += flagMarkup(name, props["checked"] ?? props["defaultChecked"]);
    else
      markup += attributes.markup(
        name,
        props[name] ?? (name === "value" ? props["defaultValue"] : undefined),
      );
  }
  return markup;
}

function textareaMarkup(props: Props): string {
  const text = String(props["value"] ?? props["defaultValue"] ?? props["children"] ?? "");
  return (text.startsWith("\n") ? "\n" : "") + escapeHtml(text);
}
