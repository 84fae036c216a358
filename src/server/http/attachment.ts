/** Characters that stand for themselves behind `filename*` (RFC 5987). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header by which a browser keeps a file under its name (RFC 6266), with a plain one for old programs. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^ -~]/gu, "_").replaceAll(/["\\%]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
