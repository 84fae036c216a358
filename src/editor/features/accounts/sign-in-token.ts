/** The token behind `#token=`, of the shape that the server makes. */
export function tokenOf(hash: string): string | undefined {
  return /^#token=([\w-]{43})$/.exec(hash)?.[1];
}
