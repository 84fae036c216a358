/** A page with what takes its height from the window as high as in one of this height, in pixels: its frame may be of any. */
export function withWindowHeight(html: string, height: number): string {
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, (style) =>
    style.replaceAll(
      /(\d*\.?\d+)[sdl]?vh\b/g,
      (_, share: string) => `${(Number(share) * height) / 100}px`,
    ),
  );
}
