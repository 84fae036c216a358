import { sendSiteFile } from "../../api/send-site-file.ts";
import { editorState } from "../../session/editor-state.ts";
import { createUploadQueue } from "../library/upload-queue.ts";

/** The files for visitors that an open editor sends: it goes on while another screen is shown. */
export const fileQueueOf = editorState(({ call, site }) =>
  createUploadQueue((options) => sendSiteFile(call, { site: site.id, ...options })),
);
