import type { Load } from "../loader.ts";

interface Metrica {
  (...call: readonly unknown[]): void;
  /** Calls from before the vendor's script is there, and when it was asked for. */
  readonly a: (readonly unknown[])[];
  readonly l: number;
}

interface Names {
  ym: Metrica;
}

/** Starts the metrics counter, which counts the present page, and tells it of every other one. */
export const load: Load<"ymId"> = ({ ymId }, page) => {
  const a: (readonly unknown[])[] = [];
  const queue = (...call: readonly unknown[]): void => void a.push(call);
  const names = page.globals<Names>();
  names.ym ??= Object.assign(queue, { a, l: Date.now() });
  page.script("https://mc.yandex.ru/metrika/tag.js");
  const counter = Number(ymId);
  names.ym(counter, "init", { clickmap: true, trackLinks: true, accurateTrackBounce: true });
  page.onPage(({ path, title }) => names.ym?.(counter, "hit", path, { title }));
};
