import type { PageEventDetail } from "../visit/page-event.ts";
import { globalNames, loadScript } from "./load-script.ts";

interface Metrica {
  (...call: readonly unknown[]): void;
  /** Calls from before the vendor's script is there, and when it was asked for. */
  readonly a: (readonly unknown[])[];
  readonly l: number;
}

interface Names {
  ym: Metrica;
}

/** Starts the metrics counter, which counts the present page; answers how to tell it of another one. */
export function loadYandexMetrica(id: string): (page: PageEventDetail) => void {
  const a: (readonly unknown[])[] = [];
  const queue = (...call: readonly unknown[]): void => void a.push(call);
  const names = globalNames<Names>();
  names.ym ??= Object.assign(queue, { a, l: Date.now() });
  loadScript("https://mc.yandex.ru/metrika/tag.js");
  const counter = Number(id);
  names.ym(counter, "init", { clickmap: true, trackLinks: true, accurateTrackBounce: true });
  return ({ path, title }) => names.ym?.(counter, "hit", path, { title });
}
