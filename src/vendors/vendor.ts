import type { ConsentFlag } from "./consent-flag.ts";
import type { PolicySources } from "./policy-sources.ts";
import type { ValueFormat } from "./value-format.ts";
import type { WordsByLanguage } from "./vendor-words.ts";

interface VendorBase<Name extends string, Value extends string> {
  /** Permanent: documents and addresses hold it. */
  readonly name: Name;
  /** The name that visitors know it by. */
  readonly label: string;
  /** What owners read; loaded with the settings. */
  readonly words: () => Promise<{ readonly words: WordsByLanguage<Value> }>;
}

/** What is stored of a vendor, by the names of its values. */
export type VendorValues<Value extends string = string> = Readonly<Record<Value, string>>;

/** What runs third-party scripts in pages. */
interface ScriptVendor<Value extends string> {
  /** Its loader waits for this flag of a visitor's choice (R21). */
  readonly category: ConsentFlag;
  /** What the policy of pages allows while it is switched on (R14). A host that is stored is in `values`. */
  sources(values: VendorValues<Value>): PolicySources;
}

/**
 * Counts visits or shows ads. The names of its values are those of the stored setting and of the site's config, so that
 * they are unique among all trackers.
 */
export interface Tracker<Name extends string = string, Value extends string = string>
  extends VendorBase<Name, Value>, ScriptVendor<Value> {
  readonly kind: "tracker";
  readonly values: Readonly<Record<Value, ValueFormat>>;
}

/** A live chat window; visitors get at most one. */
export interface Chat<Name extends string = string>
  extends VendorBase<Name, "key">, ScriptVendor<"key"> {
  readonly kind: "chat";
  readonly values: Readonly<Record<"key", ValueFormat>>;
}

/** A messenger behind the round opener. It is a link: nothing of it loads in a page. */
export interface Messenger<Name extends string = string> extends VendorBase<Name, "value"> {
  readonly kind: "messenger";
  readonly values: Readonly<Record<"value", ValueFormat>>;
  /** The link that its button opens. */
  link(value: string): string;
  /** Ground of its opener and button, on which white is readable. */
  readonly color: `#${string}`;
  /** Its icon, as a path of 24 × 24 units that is stroked. */
  readonly icon: string;
}

export type Vendor = Tracker | Chat | Messenger;

/** Declares a tracker; its type keeps its names. */
export function defineTracker<const Name extends string, Value extends string>(
  tracker: Omit<Tracker<Name, Value>, "kind">,
): Tracker<Name, Value> {
  return { kind: "tracker", ...tracker };
}

export function defineChat<const Name extends string>(chat: Omit<Chat<Name>, "kind">): Chat<Name> {
  return { kind: "chat", ...chat };
}

export function defineMessenger<const Name extends string>(
  messenger: Omit<Messenger<Name>, "kind">,
): Messenger<Name> {
  return { kind: "messenger", ...messenger };
}
