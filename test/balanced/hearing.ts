import { followOthers } from "#/server/start/follow-others.ts";
import type { World } from "../one-world.ts";

/** A server that hears what the others on its database do. */
export interface Hearing {
  /** Resolves when it has taken in all that was told before this message. */
  heard(message: string): Promise<void>;
  stop(): Promise<void>;
}

/** Has a server follow the others, from when this resolves on. */
export async function startHearing(world: World): Promise<Hearing> {
  const { publishing, news, env } = world;
  const { live } = publishing;
  const stopping = new AbortController();
  const listening = Promise.withResolvers<void>();
  const following = new Set<Promise<unknown>>();
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  const waitFor = (message: string) => {
    const known = awaited.get(message) ?? Promise.withResolvers<void>();
    awaited.set(message, known);
    return known;
  };
  const follow = (site: number) => {
    const done = live.follow(site);
    following.add(done);
    const settle = () => void following.delete(done);
    done.then(settle, settle);
    return done;
  };
  const repair = () => live.repair().finally(listening.resolve);
  const hear = (message: string) => {
    if (!message.startsWith(mark)) return news.hear(message);
    void Promise.allSettled(following).then(() => waitFor(message).resolve());
  };
  const followed = {
    ...world,
    publishing: { ...publishing, live: { ...live, follow, repair } },
    news: { ...news, hear },
  };
  const ended = followOthers(followed, env, stopping.signal);
  await listening.promise;
  return {
    async heard(message) {
      await waitFor(message).promise;
      awaited.delete(message);
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

const mark = "so far ";
let marks = 0;

/** Words that no server says. */
export function nextMark(): string {
  return `${mark}${(marks += 1)}`;
}
