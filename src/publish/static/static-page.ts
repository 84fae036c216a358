import { escapeHtml } from "#/lib/escape-html.ts";

/** How forms of a site work that stands elsewhere: they send to the server that published it, or nothing at all. */
export type StaticForms =
  | { readonly kind: "here"; /** Scheme and host that take them. */ readonly origin: string }
  | { readonly kind: "off"; /** Said in their place, as text. */ readonly note: string };

export interface StaticPageOptions {
  /** Scheme and host that the page names as its own, and those of the place where it will stand. */
  readonly origin: { readonly from: string; readonly to: string };
  /** The page's Content-Security-Policy. */
  readonly policy: string;
  readonly forms: StaticForms;
}

/** Counts the ways in which pages and lists were written: one that changes makes all of them anew in folders that have them. */
export const staticWriting = 2;

/** Addresses of the site's own, in pages and in lists of them: as text of both, whatever signs the new one has. */
export function withOrigin(text: string, { from, to }: StaticPageOptions["origin"]): string {
  return from === to ? text : text.replaceAll(`${from}/`, () => `${escapeHtml(to)}/`);
}

/** What a page may do stands in the page: web servers can't be told a policy for each. Who may frame it is for headers to say. */
function policyElement(policy: string, forms: StaticForms): string {
  const taking = forms.kind === "here" ? ` ${forms.origin}` : "";
  const own = policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .map((directive) =>
      /^(?:connect-src|form-action) /.test(directive) ? directive + taking : directive,
    );
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(own.join("; "))}">`;
}

/** Visitors' forms, by where they send: others lead to third parties, which go on taking them. */
const ownAction =
  / action="(?:https?:\/\/[^"/]+)?\/[^"]*\/sites\/form\/(?:email|contact|rsvp|compliance)\/\d+\/"/;
const anyForm = /<form [^>]*>[\s\S]*?<\/form>/g;
const control = /<(?:input|textarea|select|button)(?=[ >])/g;
const ofSending = / (?:action|method|data-form|data-full)="[^"]*"/g;

function switchedOff(form: string, note: string): string {
  const start = form.indexOf(">");
  const head = form.slice(0, start);
  if (!ownAction.test(head)) return form;
  const inside = form.slice(start, -"</form>".length).replaceAll(control, '$& disabled=""');
  return `${head.replaceAll(ofSending, "")}${inside}<p role="note">${escapeHtml(note)}</p></form>`;
}

/** Attributes whose addresses begin with a slash: React writes quotes in texts otherwise. */
function withForms(html: string, forms: StaticForms, published: string): string {
  if (forms.kind === "here")
    return html
      .replaceAll(/(<form [^>]* action=")(\/[^"]*\/sites\/form\/)/g, `$1${forms.origin}$2`)
      .replaceAll("&quot;api&quot;:&quot;/", `&quot;api&quot;:&quot;${forms.origin}/`);
  return html
    .replaceAll(/( data-site-config="[^"]*&quot;api&quot;:&quot;)[^&"]*/g, "$1")
    .replaceAll(anyForm, (form) => switchedOff(form, forms.note))
    .replaceAll(/(<a class="footer__report" href=")(\/[^"]*")/g, `$1${published}$2`);
}

/** A published page as it stands on any web server. */
export function staticPage(html: string, { origin, policy, forms }: StaticPageOptions): string {
  const moved = withForms(withOrigin(html, origin), forms, origin.from);
  return moved.replace(
    /<meta charset="[^"]*">/,
    (charset) => charset + policyElement(policy, forms),
  );
}
