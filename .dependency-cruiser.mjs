/**
 * The import directions of ARCHITECTURE.md: for each folder of `src/`, the folders that its files
 * may import. Tests may import anything, but nothing may import the editor or the server.
 */
const directions = {
  lib: [],
  vendors: ["lib"],
  embeds: ["lib", "fields"],
  site: ["lib", "vendors", "fields"],
  fields: ["lib", "vendors", "embeds", "site"],
  api: ["lib", "site", "fields"],
  "sections/kit": ["lib", "site", "fields"],
  chrome: ["lib", "vendors", "site", "fields", "sections/kit"],
  render: ["lib", "vendors", "site", "fields", "sections", "chrome"],
  publish: ["lib", "vendors", "site", "fields", "sections", "chrome", "render"],
  islands: ["lib", "vendors", "site", "fields", "api", "sections", "chrome"],
  editor: ["lib", "vendors", "site", "fields", "api", "sections", "chrome", "render", "starters"],
  starters: ["lib", "site", "fields"],
  gallery: ["lib", "vendors", "site", "fields", "sections", "chrome", "render", "starters"],
  server: [
    "lib",
    "vendors",
    "site",
    "fields",
    "api",
    "sections",
    "chrome",
    "render",
    "publish",
    "starters",
  ],
};

/** Folders whose code also runs in browsers. */
const isomorphic =
  "^src/(lib|vendors|embeds|site|fields|api|sections|chrome|islands|editor|gallery|starters)/";

const test = "([.](test|scenarios)[.]tsx?$|^src/editor/features/settings/testing/)";

/** How a kind of field is edited, and its values are read: code of the editor that stands in the kind's folder. */
const control = "^src/fields/[^/]+/(control([.]tsx$|/)|shown[.]tsx$)";
const controlTest = "^src/fields/[^/]+/control[.]test[.]tsx$";

const directionRules = Object.entries(directions).map(([folder, allowed]) => ({
  name: `${folder.replace("/", "-")}-imports-only-what-it-may`,
  severity: "error",
  from: { path: `^src/${folder}/`, pathNot: [test, control] },
  to: {
    path: "^(src|test|scripts)/",
    pathNot: [folder, ...allowed].map((name) => `^src/${name}/`),
  },
}));

/**
 * The folders of the editor, each with those below it that its files may import. Everything that is done with a site
 * is a folder of `features/`; those know what lies below them, and nothing knows them but their registry.
 */
const editorDirections = {
  signals: [],
  reach: ["signals"],
  api: ["reach"],
  navigation: [],
  offline: ["api"],
  words: ["signals", "api"],
  ui: ["signals", "reach", "words"],
  "document-store": ["signals", "reach", "api"],
  session: ["signals", "reach", "api", "words", "navigation", "ui", "document-store"],
  fields: ["signals", "api", "words", "ui", "document-store", "session"],
  canvas: ["signals", "reach", "words", "ui", "document-store", "session", "fields"],
  thumbnails: ["signals", "ui", "fields", "canvas"],
  saved: ["signals", "api", "words", "ui", "session"],
  starters: ["api", "words", "thumbnails"],
  shell: [
    "signals",
    "reach",
    "api",
    "words",
    "navigation",
    "ui",
    "document-store",
    "session",
    "canvas",
  ],
};

const belowFeatures = Object.keys(editorDirections);

const editorRules = [
  ...Object.entries(editorDirections).map(([folder, allowed]) => ({
    name: `editor-${folder}-imports-only-what-it-may`,
    severity: "error",
    from: { path: `^src/editor/${folder}/`, pathNot: test },
    to: {
      path: "^src/editor/",
      pathNot: [folder, ...allowed].map((name) => `^src/editor/${name}/`),
    },
  })),
  {
    name: "features-know-no-other-feature",
    severity: "error",
    from: { path: "^src/editor/features/([^/]+)/", pathNot: test },
    to: {
      path: "^src/editor/",
      pathNot: ["^src/editor/features/$1/", ...belowFeatures.map((name) => `^src/editor/${name}/`)],
    },
  },
  {
    name: "only-the-start-knows-all-features",
    severity: "error",
    from: {
      path: "^src/editor/",
      pathNot: [test, "^src/editor/(main[.]tsx$|testing/|features/)"],
    },
    to: { path: "^src/editor/(features|testing)/" },
  },
  {
    name: "the-registry-knows-entries-only",
    severity: "error",
    from: { path: "^src/editor/features/registry[.]ts$" },
    to: { path: "^src/editor/", pathNot: ["/feature[.]ts$"] },
  },
];

/**
 * The folders of the server, each with the others that its files may import, and the single files beside them that any
 * folder may. What connects the folders (`assemble.ts`, `app.ts`, the table of contents) stands beside them; no folder
 * knows that.
 */
const serverDirections = {
  handles: [],
  storage: ["handles"],
  metrics: ["storage"],
  db: ["handles", "storage"],
  words: [],
  limits: ["db"],
  jobs: ["db"],
  audit: ["db"],
  auth: ["audit", "db", "limits"],
  leaving: ["db", "jobs"],
  installation: ["auth", "db"],
  sites: ["db", "installation", "limits", "storage"],
  http: ["auth", "sites"],
  mail: ["db", "jobs"],
  hosting: ["http", "limits", "sites", "storage", "words"],
  "cache-purge": ["jobs", "storage"],
  "hosting-processes": ["hosting", "http", "metrics", "storage"],
  traffic: ["db", "hosting", "http"],
  quotas: ["db", "installation", "mail", "sites", "traffic", "words"],
  files: ["db", "http", "limits", "sites", "storage"],
  images: ["db", "hosting", "http", "jobs", "limits", "sites", "storage"],
  archives: [],
  projects: [
    "archives",
    "db",
    "files",
    "http",
    "images",
    "installation",
    "limits",
    "sites",
    "storage",
    "words",
  ],
  timeline: ["db"],
  history: ["db", "http", "jobs", "sites"],
  exports: [
    "archives",
    "db",
    "history",
    "hosting",
    "http",
    "inbox",
    "limits",
    "projects",
    "sites",
    "storage",
    "timeline",
    "words",
  ],
  presence: ["http", "sites"],
  comments: ["auth", "db", "http", "jobs", "limits", "mail", "quotas", "sites", "words"],
  "saved-sections": ["db", "http", "images", "inbox", "jobs", "leaving", "limits"],
  routes: [
    "auth",
    "db",
    "history",
    "http",
    "installation",
    "limits",
    "presence",
    "projects",
    "quotas",
    "sites",
  ],
  people: [
    "auth",
    "comments",
    "db",
    "http",
    "inbox",
    "installation",
    "jobs",
    "limits",
    "links",
    "mail",
    "quotas",
    "saved-sections",
    "sites",
    "trash",
    "words",
  ],
  search: ["db", "http", "sites"],
  outgoing: [],
  "outside-links": ["db", "jobs", "outgoing"],
  screening: ["audit", "db", "installation", "mail", "people", "sites", "words"],
  publishing: [
    "db",
    "files",
    "history",
    "hosting",
    "http",
    "images",
    "jobs",
    "leaving",
    "limits",
    "outgoing",
    "outside-links",
    "screening",
    "sites",
    "storage",
    "timeline",
  ],
  inbox: ["db", "http", "jobs"],
  tracing: [],
  trash: [
    "audit",
    "db",
    "hosting",
    "http",
    "images",
    "inbox",
    "jobs",
    "leaving",
    "publishing",
    "sites",
    "storage",
  ],
  locks: ["auth", "db", "http", "sites", "timeline"],
  links: ["auth", "db", "http", "limits", "sites", "timeline"],
  schedule: ["db", "http", "jobs", "people", "publishing", "screening", "timeline"],
  domains: [
    "audit",
    "auth",
    "db",
    "http",
    "jobs",
    "limits",
    "outgoing",
    "people",
    "screening",
    "sites",
  ],
  backups: ["db", "jobs", "mail", "metrics", "people", "storage", "words"],
  upgrade: ["backups", "db", "publishing"],
  doctor: ["backups", "db", "domains", "hosting", "installation", "mail", "publishing", "storage"],
  previews: ["comments", "hosting", "http", "limits", "links", "publishing"],
  webhooks: ["db", "http", "jobs", "outgoing"],
  visitors: [
    "auth",
    "db",
    "hosting",
    "http",
    "jobs",
    "limits",
    "mail",
    "metrics",
    "quotas",
    "sites",
    "storage",
    "webhooks",
    "words",
  ],
  operators: [
    "audit",
    "auth",
    "backups",
    "db",
    "doctor",
    "domains",
    "hosting",
    "http",
    "installation",
    "jobs",
    "limits",
    "mail",
    "people",
    "quotas",
    "screening",
    "sites",
    "storage",
    "traffic",
    "words",
  ],
  complaints: [
    "audit",
    "auth",
    "db",
    "http",
    "installation",
    "jobs",
    "mail",
    "people",
    "sites",
    "timeline",
    "visitors",
    "words",
  ],
};
const besideServerFolders =
  "^src/server/(app-files|caches|clock|env|errors|in-time|iso-or-null|lock-file|log|own-program|program-version|request-context|security-headers|span|spans|start-error)[.]ts$";

/** Folders of the server that connect the others: they may import all of them, and are imported by no folder. */
const connectingFolders = ["commands", "start"];

const serverRules = Object.entries(serverDirections).map(([folder, allowed]) => ({
  name: `server-${folder}-imports-only-what-it-may`,
  severity: "error",
  from: { path: `^src/server/${folder}/`, pathNot: [test, "fixture[.]ts$"] },
  to: {
    path: "^src/server/",
    pathNot: [besideServerFolders, ...[folder, ...allowed].map((name) => `^src/server/${name}/`)],
  },
}));

const newFolders = {
  name: "folders-of-editor-and-server-have-directions",
  comment: "A new folder says what it may import, in the tables above.",
  severity: "error",
  from: {
    path: "^src/(editor|server)/[^/]+/",
    pathNot: [
      "^src/editor/(testing|features)/",
      ...belowFeatures.map((name) => `^src/editor/${name}/`),
      ...[...connectingFolders, ...Object.keys(serverDirections)].map(
        (name) => `^src/server/${name}/`,
      ),
    ],
  },
  to: {},
};

const sectionRules = [
  {
    name: "sections-know-only-themselves",
    comment: "A section imports its own folder, the kit, the model and lib; never another section.",
    severity: "error",
    from: { path: "^src/sections/([^/]+)/", pathNot: [test, "^src/sections/kit/"] },
    to: {
      path: "^(src|test|scripts)/",
      pathNot: ["^src/sections/$1/", "^src/sections/kit/", "^src/(lib|site|fields)/"],
    },
  },
  {
    name: "only-the-registry-knows-all-sections",
    comment: "Islands load the form of a section by the name of its folder.",
    severity: "error",
    from: {
      path: "^src/",
      pathNot: [test, "^src/sections/", "^src/gallery/"],
    },
    to: { path: "^src/sections/[^/]+/", pathNot: "^src/sections/kit/" },
  },
  {
    name: "islands-stay-away-from-the-registry-and-the-validator",
    severity: "error",
    from: { path: "^src/islands/", pathNot: test },
    to: { path: ["^src/sections/(registry|definitions|late-definitions)", "^node_modules/zod/"] },
  },
  {
    name: "browsers-get-the-small-validator",
    comment: "Schemas that a browser may load are made with zod/mini, half the weight of zod.",
    severity: "error",
    from: {
      path: "^src/(lib|vendors|site|fields|api|sections|chrome|render|starters|editor|islands)/",
      pathNot: test,
    },
    to: { path: "^node_modules/zod/(index|v4/classic)" },
  },
  {
    name: "the-editor-loads-templates-when-they-are-used",
    comment: "All of them at once come with what shows all of them.",
    severity: "error",
    from: {
      path: "^src/(editor|render|chrome)/",
      pathNot: [test, "^src/editor/(testing|features/sections/(picker|swap))/", "-fixture[.]ts$"],
    },
    to: { path: "^src/sections/registry[.]ts$", dependencyTypesNot: ["dynamic-import"] },
  },
];

const vendorRules = [
  {
    name: "vendors-know-only-themselves",
    comment: "A vendor imports its own folder, what all vendors share, and lib; never another one.",
    severity: "error",
    from: { path: "^src/vendors/([^/]+)/", pathNot: test },
    to: { path: "^src/vendors/[^/]+/", pathNot: "^src/vendors/$1/" },
  },
  {
    name: "loaders-import-only-types",
    comment: "A page loads the loader of a vendor as one small file.",
    severity: "error",
    from: { path: "^src/vendors/[^/]+/loader[.]ts$" },
    to: { dependencyTypesNot: ["type-only"] },
  },
  {
    name: "islands-fetch-vendors-by-the-names-of-their-files",
    severity: "error",
    from: { path: "^src/islands/", pathNot: test },
    to: { path: ["^src/vendors/[^/]+/", "^src/vendors/registry"] },
  },
  {
    name: "stand-ins-are-for-tests",
    severity: "error",
    from: { path: "^src/", pathNot: [test, "stand-in[.]ts$"] },
    to: { path: "stand-in[.]ts$" },
  },
];

export default {
  forbidden: [
    ...directionRules,
    ...editorRules,
    ...serverRules,
    newFolders,
    ...sectionRules,
    ...vendorRules,
    {
      name: "nothing-imports-editor-or-server",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(editor|server)/", control, controlTest] },
      to: { path: "^src/(editor|server)/" },
    },
    {
      name: "controls-know-only-the-editors-pieces",
      comment: "A control gets what it needs of the editor handed in (ControlTools).",
      severity: "error",
      from: { path: control },
      to: { path: "^src/", pathNot: ["^src/(lib|site|fields|embeds)/", "^src/editor/(ui|words)/"] },
    },
    {
      name: "only-the-editor-shows-controls",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/editor/", control, controlTest] },
      to: { path: control },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "runs-in-browsers-too",
      comment: "No Node.js modules where code also runs in browsers.",
      severity: "error",
      from: { path: isomorphic, pathNot: test },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "the-model-is-plain",
      comment: "The model knows neither React nor the DOM.",
      severity: "error",
      from: {
        path: "^src/(lib|site|api|fields)/",
        pathNot: [test, control],
      },
      to: { path: "^node_modules/(react|react-dom)/" },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.](css|svg|png|avif|webp|woff2|html|json)($|[?])" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
      exportsFields: ["exports"],
      conditionNames: ["node", "import", "require", "default", "types"],
    },
  },
};
