import type { FieldSpec, FieldSpecs } from "./field.ts";

/** Names that say the same in different templates of the specification. */
const roles: Readonly<Record<string, readonly string[]>> = {
  heading: ["title", "blockTitle", "heading", "name"],
  body: ["paragraph", "description", "blockDescription", "blockParagraph", "paragraph1"],
  price: ["blockPrice", "badgeText", "badge", "price"],
  picture: ["image", "img", "picture", "photo"],
  background: ["background", "backgroundImg", "backgroundImage"],
};
const roleByName = new Map(
  Object.entries(roles).flatMap(([role, names]) => names.map((name) => [name, role] as const)),
);

/** The role of a field; the alignment of a title corresponds to the alignment of another title. */
function roleOf(name: string): string | undefined {
  const subject = name.replace(/Alignment$/, "");
  const role = roleByName.get(subject);
  return role === undefined || subject === name ? role : `${role} alignment`;
}

function sharesContent(to: FieldSpecs, from: FieldSpecs): boolean {
  for (const [name] of correspondence(to, from)) {
    const kind = to[name]?.kind;
    if (kind === "text" || kind === "picture" || kind === "list") return true;
  }
  return false;
}

function corresponds(to: [string, FieldSpec], from: [string, FieldSpec]): boolean {
  const [toName, toSpec] = to;
  const [fromName, fromSpec] = from;
  if (toSpec.kind === "list" && fromSpec.kind === "list")
    return sharesContent(toSpec.item, fromSpec.item);
  const role = roleOf(toName);
  return toSpec.kind === fromSpec.kind && role !== undefined && role === roleOf(fromName);
}

/**
 * Which field of `from` gives a field of `to` its content: first the one of the same name and kind, then one of the
 * same kind and role; lists whose items have something in common correspond in their order.
 */
export function correspondence(to: FieldSpecs, from: FieldSpecs): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, spec] of Object.entries(to)) {
    if (from[name]?.kind === spec.kind) found.set(name, name);
  }
  const taken = new Set(found.values());
  for (const target of Object.entries(to)) {
    if (found.has(target[0])) continue;
    const source = Object.entries(from).find(
      (candidate) => !taken.has(candidate[0]) && corresponds(target, candidate),
    );
    if (!source) continue;
    found.set(target[0], source[0]);
    taken.add(source[0]);
  }
  return found;
}
