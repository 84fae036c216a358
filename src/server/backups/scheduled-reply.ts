/** What the thread that makes a scheduled backup answers. */
export type ScheduledReply =
  | {
      readonly state: "made";
      /** How many stored files are in no backup, as the disk has damaged or lost them. */
      readonly damaged: number;
      readonly warning: string | undefined;
    }
  /** Another one is being made. */
  | { readonly state: "busy" }
  /** The server ends. */
  | { readonly state: "stopped" }
  | {
      readonly state: "failed";
      readonly reason: string;
      /** Whether the reason is a sentence for operators. */
      readonly isExplained: boolean;
    };
