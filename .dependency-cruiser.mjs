/**
 * The import directions of ARCHITECTURE.md: for each folder of `src/`, the folders that its files
 * may import. Tests may import anything, but nothing may import the editor or the server.
 */
const directions = {
  lib: [],
  site: ["lib", "fields"],
  fields: ["lib", "site"],
  api: ["lib", "site", "fields"],
  "sections/kit": ["lib", "site", "fields"],
  chrome: ["lib", "site", "fields", "sections/kit"],
  render: ["lib", "site", "fields", "sections", "chrome"],
  publish: ["lib", "site", "fields", "sections", "chrome", "render"],
  islands: ["lib", "site", "fields", "api", "sections", "chrome"],
  editor: ["lib", "site", "fields", "api", "sections", "chrome", "render", "starters"],
  starters: ["lib", "site", "fields"],
  gallery: ["lib", "site", "fields", "sections", "chrome", "render", "starters"],
  server: ["lib", "site", "fields", "api", "sections", "chrome", "render", "publish", "starters"],
};

/** Folders whose code also runs in browsers. */
const isomorphic = "^src/(lib|site|fields|api|sections|chrome|islands|editor|gallery|starters)/";

const test = "[.](test|scenarios)[.]tsx?$";

const directionRules = Object.entries(directions).map(([folder, allowed]) => ({
  name: `${folder.replace("/", "-")}-imports-only-what-it-may`,
  severity: "error",
  from: { path: `^src/${folder}/`, pathNot: test },
  to: {
    path: "^(src|test|scripts)/",
    pathNot: [folder, ...allowed].map((name) => `^src/${name}/`),
  },
}));

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
    comment: "Islands bring the view of one section to life.",
    severity: "error",
    from: {
      path: "^src/",
      pathNot: [test, "^src/sections/", "^src/islands/", "^src/gallery/"],
    },
    to: { path: "^src/sections/[^/]+/", pathNot: "^src/sections/kit/" },
  },
  {
    name: "islands-stay-away-from-the-registry-and-the-validator",
    severity: "error",
    from: { path: "^src/islands/", pathNot: test },
    to: { path: ["^src/sections/registry", "^node_modules/zod/"] },
  },
];

export default {
  forbidden: [
    ...directionRules,
    ...sectionRules,
    {
      name: "nothing-imports-editor-or-server",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(editor|server)/"] },
      to: { path: "^src/(editor|server)/" },
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
        pathNot: [test, "^src/fields/[^/]+/control[.]tsx$"],
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
