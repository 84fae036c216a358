/** What the thread that makes a scheduled backup answers. */
export type ScheduledReply =
  | {
      readonly state: "made";
      /** How many stored files the disk has damaged. */
      readonly damaged: number;
      readonly warning: string | undefined;
    }
  /** The server ends. */
  | { readonly state: "stopped" }
  | {
      readonly state: "failed";
      readonly reason: string;
      /** Whether the reason is a sentence for operators. */
      readonly isExplained: boolean;
    };
