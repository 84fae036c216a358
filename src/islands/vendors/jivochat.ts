import { loadScript } from "./load-script.ts";

/** Starts JivoChat with the id of a widget. */
export function loadJivoChat(widget: string): void {
  loadScript(`https://code.jivosite.com/widget/${widget}`);
}
