/** The answer of a request to the browser's database. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

/** Resolves when everything of a transaction is written. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("error", () => reject(transaction.error));
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
}

/** Operations that the server doesn't have yet. */
export const unsentStore = "operations";

export async function openUnsent(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open("vitrine-outbox", 1);
  request.addEventListener("upgradeneeded", () => {
    const store = request.result.createObjectStore(unsentStore, { keyPath: "operation.id" });
    store.createIndex("site", "site");
  });
  return settled(request);
}

/** What the server answered last, for whoever is without a network. */
export const answersStore = "answers";

export async function openAnswers(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open("vitrine-answers", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(answersStore, { keyPath: "name" });
  });
  return settled(request);
}
