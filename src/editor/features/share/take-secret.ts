type Place = Pick<Location, "hash">;

/** What it needs of a window; tests have none. */
export interface SecretWindow {
  readonly location: Place & Pick<Location, "pathname" | "search">;
  readonly history: Pick<History, "replaceState" | "state">;
  /** Itself where it is no frame. Reading another origin's throws. */
  readonly parent: { readonly location: Place };
}

const secretIn = ({ hash }: Place): string | undefined =>
  /^#token=([a-z0-9]{12}\.[\w-]{43})$/.exec(hash)?.[1];

/**
 * The secret of a share link: of the window's own address, which it leaves at once, or, framed, of a parent's of the
 * same origin (R10).
 */
export function takeSecret(window: SecretWindow): string | undefined {
  const { location, history, parent } = window;
  const own = secretIn(location);
  if (own !== undefined) {
    history.replaceState(history.state, "", location.pathname + location.search);
    return own;
  }
  try {
    return parent === window ? undefined : secretIn(parent.location);
  } catch {
    return undefined;
  }
}
