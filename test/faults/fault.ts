/** What an installation keeps its rows in. */
export type DatabaseKind = "sqlite" | "postgres";

/** What an installation keeps its files in: a folder of its own, or a store that is far away. */
export type StoreKind = "folder" | "s3";

/** How a run was asked for. */
export interface Wanted {
  /** The built program of the server. */
  readonly program: string;
  readonly on: DatabaseKind;
  readonly store: StoreKind;
  /** Every point of a sweep; otherwise a sample of them. */
  readonly isWhole: boolean;
  /** How many points the sample of a sweep has. */
  readonly sample: number;
}

/** One moment at which a fault was injected, and what was found afterwards. */
export interface Point {
  /** Which moment, in words: `fsync 3`. */
  readonly name: string;
  /** What had been answered with success and was looked for afterwards. */
  readonly acknowledged: number;
  /** Of that, what was gone or different, in words. */
  readonly lost: readonly string[];
  /** Whatever else must hold and didn't, in words. */
  readonly broken: readonly string[];
  /** From the start of the process to its being ready, where it was started again; without waiting for others' use of the processors. */
  readonly readySeconds?: number;
}

/** A row of the table of faults: what is done to a running installation, and what must hold. */
export interface Fault {
  readonly id: `F${number}`;
  readonly what: string;
  /** The invariants (docs/rules.md) that are looked at. */
  readonly holds: readonly string[];
  /** Programs that it takes. */
  readonly needs?: readonly Tool[];
  /** Why it isn't run like this; undefined: it is. */
  skip?(wanted: Wanted): string | undefined;
  /** Injects the fault again and again, and tells of each point as soon as it is known. */
  sweep(wanted: Wanted, tell: (point: Point) => void): Promise<void>;
}

/** Programs of the system that faults are injected with. */
export type Tool = "strace" | "faketime" | "mount" | "mke2fs" | "perl" | "prlimit";
