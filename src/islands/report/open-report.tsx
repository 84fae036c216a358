import form from "#/sections/kit/form.css?inline";
import liveForm from "#/sections/kit/live-form.css?inline";
import { adoptStyles } from "../adopt-styles.ts";
import { sayer } from "../forms/page-words.ts";
import { mountOver } from "./mount-over.tsx";
import { readReport } from "./read-report.ts";
import type { ReportSource } from "./read-report.ts";
import { ReportFlow } from "./report-flow.tsx";

const known = new Map<string, Promise<ReportSource>>();
let isOpen = false;

/** Reads the complaint form out of its page, once. */
function sourceAt(address: string): Promise<ReportSource> {
  const before = known.get(address);
  if (before) return before;
  const source = readReport(address, (...args) => fetch(...args));
  known.set(address, source);
  source.catch(() => known.delete(address));
  return source;
}

/** Fetches what the dialog will be made of. */
export function prepareReport(address: string): void {
  sourceAt(address).catch(() => undefined);
}

/** Opens the complaint form of the page at `address` in a dialog. @throws where it can't be had */
export async function openReport(address: string): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const source = await sourceAt(address);
    adoptStyles(form + liveForm);
    mountOver((leave) => (
      <ReportFlow
        source={source}
        say={sayer(source.words)}
        onGone={() => {
          isOpen = false;
          leave();
        }}
      />
    ));
  } catch (error) {
    isOpen = false;
    throw error;
  }
}
