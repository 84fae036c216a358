/** What each metric is, in the words of its `# HELP` line. */
export const metricHelp = {
  vitrine_http_requests_total: "Requests that were answered, without pages of sites.",
  vitrine_http_seconds: "Time to the answer of these requests.",
  vitrine_forms_taken_total: "Forms of visitors that were saved.",
  vitrine_forms_trapped_total:
    "Forms that only a program would have filled in so; nothing was saved.",
  vitrine_forms_challenged_total: "Forms that a browser had to solve a challenge for.",
  vitrine_backup_failures_total: "Automatic backups that failed.",
  vitrine_backup_last_success_timestamp_seconds:
    "When the last automatic backup succeeded, in seconds since 1970.",
  vitrine_storage_lost_files: "Stored files that are known to be lost or damaged.",
  vitrine_store_requests_total: "Requests to the store of STORAGE_URL.",
  vitrine_store_seconds: "Time to the answer of the store.",
  vitrine_store_sent_bytes_total: "Bytes sent to the store.",
  vitrine_store_received_bytes_total: "Bytes received from the store.",
  vitrine_store_retries_total: "Requests to the store that were made again.",
  vitrine_copies_hits_total: "Files that were at hand on the disk.",
  vitrine_copies_misses_total: "Files that had to be fetched from the store.",
  vitrine_copies_evicted_total: "Copies on the disk that gave way to others.",
  vitrine_copies_bytes: "Size of the copies on the disk.",
  vitrine_hosting_memory_bytes: "Resident memory of a process that hosts beside the main one.",
  vitrine_hosting_heap_bytes: "Used JavaScript heap of a process that hosts beside the main one.",
  vitrine_hosting_eventloop_delay_seconds:
    "Event loop delay (99th percentile) of a process that hosts beside the main one.",
  vitrine_hosting_uptime_seconds: "Age of a process that hosts beside the main one.",
  process_resident_memory_bytes: "Resident memory of the main process.",
  nodejs_heap_used_bytes: "Used JavaScript heap of the main process.",
  nodejs_eventloop_delay_seconds: "Event loop delay of the main process.",
  process_uptime_seconds: "Age of the main process.",
} as const;
