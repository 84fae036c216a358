const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;

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
