/** What others who work on a site see of an account. Its address is for the site’s owners alone. */
export function shownName({ name, email }: { name: string; email: string }): string {
  return name === "" ? email.slice(0, email.lastIndexOf("@")) : name;
}
