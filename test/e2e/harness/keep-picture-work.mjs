/**
 * Loaded before a server of the stories, whose picture processes load it as well: what one of them made of a picture is
 * there for those of all other servers, until there is another build. Plain JavaScript, as it is read by each process.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

const folder = fileURLToPath(new URL("../../../test-results/picture-work/", import.meta.url));
/** What sites from starters ask for again and again, and each site that is published. */
const keptTasks = new Set(["makeVariants", "takePicture", "makeIcons"]);

function read(file) {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined; // nobody has made it yet
  }
}

/** Whoever reads it finds all of it. */
function write(file, reply) {
  mkdirSync(folder, { recursive: true });
  const own = `${file}-${process.pid}`;
  writeFileSync(own, serialize(reply));
  renameSync(own, file);
}

/** Answers requests out of the folder, and keeps there what is answered otherwise; refusals are found anew. */
function keepPictureWork() {
  const emit = process.emit.bind(process);
  const send = process.send.bind(process);
  let asked;
  process.emit = (event, ...args) => {
    const [request] = args;
    if (event !== "message" || !keptTasks.has(request.name)) return emit(event, ...args);
    asked = folder + createHash("sha256").update(serialize(request)).digest("hex");
    const kept = read(asked);
    if (kept === undefined) return emit(event, ...args);
    asked = undefined;
    return send(kept);
  };
  process.send = (reply, ...more) => {
    if (asked !== undefined && "result" in reply) write(asked, reply);
    asked = undefined;
    return send(reply, ...more);
  };
}

if (process.argv[1]?.endsWith("picture-worker.js")) keepPictureWork();
