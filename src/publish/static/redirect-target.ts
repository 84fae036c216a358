/** A redirect's target without what the files of web servers read as their own: variables, placeholders, quotes. */
export function plainTarget(to: string): string {
  return to.replaceAll(/[\s"'`\\${}<>|^]/gu, (sign) =>
    encodeURIComponent(sign).replace("'", "%27"),
  );
}

/** Whether what was asked with a path goes on to the target: one that has a query or a place in the page keeps that. */
export function takesQuery(to: string): boolean {
  return !/[?#]/.test(to);
}
