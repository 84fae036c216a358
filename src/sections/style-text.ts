/** Where the built editor has styles of pages: files beside its scripts (scripts/build/style-files.ts). */
const address = /^\/assets\/[\w.-]+\.css$/;

const asked = new Map<string, Promise<string>>();
const texts = new Map<string, string>();

async function fetchStyle(style: string): Promise<string> {
  const response = await fetch(style);
  if (!response.ok) throw new Error(`${style} answered with ${response.status}`);
  const text = await response.text();
  texts.set(style, text);
  return text;
}

/**
 * The CSS of a style: it is that itself, or the address of a file, which is fetched once and again where that failed.
 * @throws where the file can't be had
 */
export async function loadStyle(style: string): Promise<string> {
  if (!address.test(style)) return style;
  const text = asked.get(style) ?? fetchStyle(style);
  asked.set(style, text);
  try {
    return await text;
  } catch (error) {
    asked.delete(style);
    throw error;
  }
}

/** The CSS of a style that was loaded before. @throws where it wasn't */
export function loadedStyle(style: string): string {
  if (!address.test(style)) return style;
  const text = texts.get(style);
  if (text === undefined) throw new Error(`${style} is not loaded`);
  return text;
}
