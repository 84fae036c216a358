import { cutText } from "#/lib/cut-text.ts";
import { isWithin } from "#/lib/text-length.ts";
import { catalogue } from "./catalogue.ts";
import type { OperationArgs, OperationName } from "./catalogue.ts";
import type { Step } from "./operation.ts";
import type { FieldPath, Target } from "./target.ts";

/** What an operation did, for the history and the list of changes: a key that the interface has a sentence for. */
export interface Description {
  readonly key: `operation.${OperationName | "site.create" | "unknown"}`;
  /** What the sentence speaks of: names, paths, templates, the beginning of a text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Where it shows: null is the whole site. */
  readonly page: string | null;
  readonly section: string | null;
}

type Facts = Omit<Description, "key">;
type Params = Description["params"];

const excerptLength = 60;

/** The beginning of a text, on one line. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return isWithin(line, excerptLength) ? line : `${cutText(line, excerptLength).trimEnd()}…`;
}

function onSite(params: Params = {}): Facts {
  return { params, page: null, section: null };
}

function onPage(page: string, params: Params = {}): Facts {
  return { params, page, section: null };
}

function onSection(page: string, section: string, params: Params = {}): Facts {
  return { params, page, section };
}

function onTarget(target: Target, params: Params): Facts {
  if (!("page" in target)) {
    const { part } = target;
    return onSite({ part, ...(part === "linked" && { linked: target.linked }), ...params });
  }
  return "part" in target
    ? onPage(target.page, { part: target.part, ...params })
    : onSection(target.page, target.section, params);
}

/** The name of the field at a path, e.g. "paragraph". */
function fieldName(path: FieldPath): string {
  return path.at(-1) ?? "";
}

function namesOf(values: object): Params {
  return { fields: Object.keys(values).join(", ") };
}

type Describers = { readonly [Name in OperationName]: (args: OperationArgs<Name>) => Facts };

const describers: Describers = {
  "text.set": ({ target, path, language, text }) =>
    onTarget(target, { field: fieldName(path), language, text: excerpt(text) }),
  "text.restore": ({ target, path, language, wording }) =>
    onTarget(target, { field: fieldName(path), language, text: excerpt(wording?.text ?? "") }),
  "field.set": ({ target, path }) => onTarget(target, { field: fieldName(path) }),
  "picture.set": ({ target, path }) => onTarget(target, { field: fieldName(path) }),
  "link.set": ({ target, path }) => onTarget(target, { field: fieldName(path) }),
  "item.add": ({ target, path }) => onTarget(target, { list: fieldName(path) }),
  "item.remove": ({ target, path, item }) => onTarget(target, { list: fieldName(path), item }),
  "item.move": ({ target, path }) => onTarget(target, { list: fieldName(path) }),
  "section.add": ({ page, section }) => onSection(page, section.id, { template: section.template }),
  "section.remove": ({ page, section }) => onSection(page, section),
  "section.move": ({ page, section }) => onSection(page, section),
  "section.duplicate": ({ page, copy }) => onSection(page, copy.id, { template: copy.template }),
  "section.set": (args) =>
    "target" in args
      ? onTarget(args.target, namesOf(args.theme))
      : onSection(args.page, args.section, namesOf(args.theme)),
  "section.hide": ({ page, section, hidden }) =>
    onSection(page, section, { hidden: hidden ?? "nowhere" }),
  "section.swap": (args) =>
    "target" in args
      ? onTarget(args.target, { template: args.template })
      : onSection(args.page, args.section, { template: args.template }),
  "section.restore": (args) => {
    const { template } = args.section;
    return "target" in args
      ? onTarget(args.target, { template })
      : onSection(args.page, args.section.id, { template });
  },
  "page.add": ({ entry }) => onPage(entry.id, { name: entry.name, path: entry.path }),
  "page.rename": ({ page, name, path }) =>
    onPage(page, {
      ...(name === undefined ? {} : { name }),
      ...(path === undefined ? {} : { path }),
    }),
  "page.move": ({ page }) => onPage(page),
  "page.duplicate": ({ entry }) => onPage(entry.id, { name: entry.name, path: entry.path }),
  "page.remove": ({ page }) => onPage(page),
  "page.restore": ({ page }) => onPage(page.id),
  "page.withhold": ({ page, withheld }) => onPage(page, { language: withheld.join(", ") }),
  "page.draft": ({ page, isDraft }) => onPage(page, { state: isDraft ? "draft" : "published" }),
  "meta.set": ({ page, meta }) => onPage(page, namesOf(meta)),
  "redirect.set": ({ from }) => onSite({ path: from }),
  "theme.set": ({ theme }) => onSite(namesOf(theme)),
  "settings.set": ({ settings }) => onSite(namesOf(settings)),
  "site.rename": ({ name }) => onSite({ name }),
  "site.restore": () => onSite(),
  "language.add": ({ language }) => onSite({ language: language.code }),
  "language.set": ({ code }) => onSite({ language: code }),
  "language.move": ({ code }) => onSite({ language: code }),
  "language.remove": ({ code }) => onSite({ language: code }),
  "language.prefix": () => onSite(),
  "event.add": ({ event }) => onSite({ event: event.id }),
  "event.set": ({ event }) => onSite({ event }),
  "event.remove": ({ event }) => onSite({ event }),
  "linked.add": ({ section }) => onSite({ template: section.template }),
  "linked.remove": () => onSite(),
  "check.ignore": ({ check, about }) =>
    onSite({ check: check.code, state: about === null ? "told" : "ignored" }),
  "file.add": ({ file }) => onSite({ name: file.name }),
  "file.set": ({ values }) => onSite({ ...(values.name !== undefined && { name: values.name }) }),
  "file.remove": ({ file }) => onSite({ file }),
};

/** Describes an operation of the log, or the document that it begins with; one that is not known (of a later version) is "unknown". */
export function describeOperation({ name, args }: Step): Description {
  if (name === "site.create") return { key: "operation.site.create", ...onSite() };
  const parsed = catalogue.get(name)?.args.safeParse(args);
  if (!parsed?.success) return { key: "operation.unknown", ...onSite({ name }) };
  const describer = describers[name as OperationName] as (args: unknown) => Facts;
  return { key: `operation.${name as OperationName}`, ...describer(parsed.data) };
}
