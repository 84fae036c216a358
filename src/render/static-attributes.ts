/** Attributes whose HTML name isn't the property's; the rest keep their name. Of SVG's, those that icons use. */
const names = new Map([
  ["className", "class"],
  ["htmlFor", "for"],
  ["tabIndex", "tabindex"],
  ["acceptCharset", "accept-charset"],
  ["crossOrigin", "crossorigin"],
  ["clipPath", "clip-path"],
  ["clipRule", "clip-rule"],
  ["fillOpacity", "fill-opacity"],
  ["fillRule", "fill-rule"],
  ["fontFamily", "font-family"],
  ["fontSize", "font-size"],
  ["fontWeight", "font-weight"],
  ["stopColor", "stop-color"],
  ["stopOpacity", "stop-opacity"],
  ["strokeDasharray", "stroke-dasharray"],
  ["strokeDashoffset", "stroke-dashoffset"],
  ["strokeLinecap", "stroke-linecap"],
  ["strokeLinejoin", "stroke-linejoin"],
  ["strokeMiterlimit", "stroke-miterlimit"],
  ["strokeOpacity", "stroke-opacity"],
  ["strokeWidth", "stroke-width"],
  ["textAnchor", "text-anchor"],
]);

type Rule = "flag" | "number" | "address" | "enumerated" | "flagOrText" | "never";

const rules = new Map<string, Rule>([
  ...[
    "autoFocus",
    "multiple",
    "muted",
    "inert",
    "allowFullScreen",
    "async",
    "autoPlay",
    "controls",
    "default",
    "defer",
  ].map(flag),
  ...[
    "disabled",
    "formNoValidate",
    "hidden",
    "loop",
    "noModule",
    "noValidate",
    "open",
    "playsInline",
    "readOnly",
  ].map(flag),
  ...["required", "reversed", "itemScope"].map(flag),
  ["cols", "number"],
  ["rows", "number"],
  ["size", "number"],
  ["span", "number"],
  ["src", "address"],
  ["href", "address"],
  ["action", "address"],
  ["formAction", "address"],
  ["contentEditable", "enumerated"],
  ["spellCheck", "enumerated"],
  ["draggable", "enumerated"],
  ["value", "enumerated"],
  ["focusable", "enumerated"],
  ["download", "flagOrText"],
  ["style", "never"],
  ["dangerouslySetInnerHTML", "never"],
  ["xlinkHref", "never"],
]);

function flag(name: string): [string, Rule] {
  return [name, "flag"];
}

/** Flags that are written in small letters; the others keep their spelling, which HTML does not mind. */
const lowered = new Set(["autoFocus", "multiple", "muted"]);
const ignored = new Set([
  "children",
  "ref",
  "key",
  "suppressHydrationWarning",
  "suppressContentEditableWarning",
]);
const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
const script =
  /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
const safeName = /^[:A-Za-z_][\w:.-]*$/;

const entities: Record<string, string> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Text as it stands in HTML and within quotes of an attribute. */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (sign) => entities[sign] ?? sign) : text;
}

function quoted(name: string, value: unknown): string {
  return ` ${name}="${escapeHtml(String(value))}"`;
}

/** A flag as it is written where it is set. */
export function flagMarkup(name: string, value: unknown): string {
  return value ? ` ${name}=""` : "";
}

function addressMarkup(name: string, value: unknown): string {
  if (typeof value === "boolean" || (value === "" && (name === "src" || name === "href")))
    return "";
  if (script.test(String(value))) throw new Error("A javascript: address in a page");
  return quoted(name, value);
}

type Writer = (value: unknown) => string;

function writerByRule(rule: Rule, name: string): Writer {
  switch (rule) {
    case "flag": {
      const written = lowered.has(name) ? name.toLowerCase() : name;
      return (value) => flagMarkup(written, value);
    }
    case "number":
      return (value) => (Number(value) >= 1 ? quoted(name, value) : "");
    case "address":
      return (value) => addressMarkup(name, value);
    case "enumerated":
      return (value) => quoted(name, value);
    case "flagOrText":
      return (value) =>
        value === true ? ` ${name}=""` : value === false ? "" : quoted(name, value);
    case "never":
      return () => {
        throw new Error(`Published pages have no ${name}`);
      };
  }
}

function nothing(): string {
  return "";
}

function writerOf(name: string): Writer {
  if (ignored.has(name)) return nothing;
  const rule = rules.get(name);
  if (rule !== undefined) return writerByRule(rule, name);
  if ((/^on/i.test(name) && name.length > 2) || !safeName.test(name)) return nothing;
  const written = names.get(name) ?? name;
  const takesFlags = /^(data|aria)-/i.test(name);
  return (value) => (typeof value === "boolean" && !takesFlags ? "" : quoted(written, value));
}

/** Writes attributes as react-dom/server does. What a name means is found out once. */
export interface AttributeWriter {
  /**
   * The attribute, or "" where none is written. Handlers are left out.
   * @throws where a page may not have it: style, raw HTML, a javascript: address
   */
  markup(name: string, value: unknown): string;
}

export function createAttributeWriter(): AttributeWriter {
  const writers = new Map<string, Writer>();
  return {
    markup(name, value) {
      if (
        value === null ||
        value === undefined ||
        typeof value === "function" ||
        typeof value === "symbol"
      )
        return "";
      let writer = writers.get(name);
      if (writer === undefined) {
        writer = writerOf(name);
        writers.set(name, writer);
      }
      return writer(value);
    },
  };
}
