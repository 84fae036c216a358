import { refusalText } from "#/site/operations/refusal-texts.ts";
import { homePage } from "#/api/home-page.ts";
import type { DocumentAnswer } from "#/api/documents.ts";
import { ApiError } from "../api/api-error.ts";
import type { LoggedOperation, OperationResult } from "#/api/operations.ts";
import { templates } from "#/sections/registry.ts";
import { applyOperation } from "#/site/operations/apply.ts";
import { OperationConflict, OperationRefusal } from "#/site/operations/operation.ts";
import type { Operation } from "#/site/operations/operation.ts";
import { toDocument, toRecords, withChanges } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { SiteClient } from "../api/client.ts";

/** A server in memory, for tests: one site, its log, and a connection that can be cut. */
export interface FakeServer extends Pick<SiteClient, "document" | "send"> {
  readonly log: readonly LoggedOperation[];
  records(): Records;
  /** Calls fail with this until it is undefined again. */
  fail(error: Error | undefined): void;
  /** The server does what it was asked, but its next answer is lost. */
  loseAnswer(error: Error): void;
  /** Somebody else's operation. */
  apply(operation: Operation): LoggedOperation;
}

export function createFakeServer(document: DocumentAnswer): FakeServer {
  let records = toRecords(document);
  let revision = document.revision;
  let failure: Error | undefined;
  let lost: Error | undefined;
  const log: LoggedOperation[] = [];

  function append(operation: Operation): LoggedOperation {
    const known = log.find((one) => one.id === operation.id);
    if (known) return known;
    const outcome = applyOperation(records, operation, { templates });
    records = withChanges(records, outcome.changes);
    revision += 1;
    const entry = {
      ...operation,
      revision,
      args: outcome.args ?? operation.args,
      author: "somebody",
      via: operation.via ?? "api",
      batch: operation.batch ?? null,
      time: "2026-11-20T12:00:00Z",
    };
    log.push(entry);
    return entry;
  }

  function resultOf(operation: Operation): OperationResult {
    const { id } = operation;
    try {
      const entry = append(operation);
      return { id, status: "applied", revision: entry.revision, args: entry.args };
    } catch (error) {
      if (error instanceof OperationConflict)
        return { id, status: "conflict", current: error.current, mine: error.mine };
      if (!(error instanceof OperationRefusal)) throw error;
      return {
        id,
        status: "refused",
        rule: error.rule,
        message: refusalText(error),
        path: error.path,
      };
    }
  }

  return {
    log,
    records: () => records,
    fail(error) {
      failure = error;
    },
    loseAnswer(error) {
      lost = error;
    },
    apply: append,
    async document(page) {
      if (failure) throw failure;
      const whole = toDocument(records);
      const id = page === homePage ? whole.index.entries[0]?.id : page;
      const pages = id === undefined ? whole.pages : whole.pages.filter((one) => one.id === id);
      if (pages.length === 0)
        throw new ApiError({ status: 404, code: "not-found", message: "There is no such page" });
      // what goes over the network is a copy
      return structuredClone({ ...whole, pages, revision, assets: document.assets });
    },
    async send(operations) {
      if (failure) throw failure;
      const answer = structuredClone({ results: operations.map(resultOf), revision });
      if (!lost) return answer;
      const error = lost;
      lost = undefined;
      throw error;
    },
  };
}
