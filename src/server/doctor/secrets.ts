/** Variables that are secret as a whole, and addresses that hold a password. */
const secretVariables = ["OWNER_PASSWORD"];
const addressVariables = ["DATABASE_URL", "SMTP_URL", "STORAGE_URL", "BACKUP_DIR"];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Takes the secrets of an environment out of words, whoever put them there. */
export function withoutSecrets(source: Readonly<Record<string, string | undefined>>) {
  const passwords = addressVariables.flatMap((name) => {
    const { password = "", searchParams } = URL.parse(source[name] ?? "") ?? {};
    return [password, decoded(password), searchParams?.get("password") ?? ""];
  });
  const secrets = [...secretVariables.map((name) => source[name] ?? ""), ...passwords]
    .filter((secret) => secret.length > 2)
    .toSorted((one, other) => other.length - one.length);
  return (words: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), words);
}
