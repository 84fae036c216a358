/** The token behind `#token=`, of the shape that the server makes. */
export function tokenOf(hash: string): string | undefined {
  return /^#token=([\w-]{43})$/.exec(hash)?.[1];
}

/** Takes the token out of the address and out of the history: it is a password for once. */
export function takeToken(
  location: Pick<Location, "hash" | "pathname" | "search">,
): string | undefined {
  const token = tokenOf(location.hash);
  if (location.hash.startsWith("#token=")) {
    const { history } = globalThis;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return token;
}
