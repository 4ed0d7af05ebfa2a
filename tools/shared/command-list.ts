// Lists all commands, in the order in which people need them. A test compares the list with the files of `tools`.

/** Commands for a site, in this repository and in the package, with their descriptions. */
export const siteCommands: Readonly<Record<string, string>> = {
  init: 'makes a new site in a folder of its own',
  dev: 'the live preview: every save is on the page at once',
  edit: 'the live preview with editing switched on; the file keeps its comments and its form',
  start: 'builds the site and serves it, with a backend that stores requests',
  validate: 'checks the manifest, in all of its readings, and says what to write instead',
  build: 'writes the finished site, for any host',
  publish: 'checks, keeps, builds and hands the site to where it lives, until the web shows it; takes it back',
  requests: 'lists the requests that were sent; shows, marks, exports and erases them',
  doctor: 'sends a labelled request all the way and removes it again',
  forms: 'lists what to update after a change of a form',
  supabase: 'writes what a hosted Supabase project needs, beside the manifest',
  explain: 'where a text on a page comes from',
  font: 'makes a web font of a face, with its lines for the manifest',
  readings: 'what differs between the readings',
  translate: 'what a language of the site lacks; writes its file, and XLIFF for translators',
  schedule: 'when the site changes next by itself, and timers for a host',
  users: 'people who may sign in to the emulator of `start`',
  'test-blocks': "tests the blocks of the site's own",
  schema: 'writes the schema that editors complete the manifest from',
  lsp: 'the language server, for editors that speak its protocol',
  mcp: 'offers the site to an assistant that speaks the Model Context Protocol',
  migrate: 'brings an older manifest to the present format',
  'release-paths': 'takes down every public address, so that none is ever lost',
  help: 'this list',
}

/** Commands that get a script in a site's package.json. */
export const ownersCommands = Object.keys(siteCommands).filter((name) => name !== 'init')

/** Commands that build, test or measure the engine itself. */
export const engineCommands: Readonly<Record<string, string>> = {
  test: 'everything: units, database, function, real browser',
  'test-browsers': 'the journeys in Chromium, Firefox and WebKit',
  'test-nodes': 'the finished site on other versions of Node',
  'test-auth': 'the claims about signing in, on a hosted project',
  bench: 'the benchmarks',
  replay: "asks every host's own server for every address and compares the answers",
  faults: 'what becomes of requests while servers and networks fail',
  reference: 'writes the reference in docs anew',
  'block-pictures': 'takes the pictures of the blocks for the reference',
  gallery: 'takes the pictures of the gallery of sites',
  problems: 'writes the page of problems anew',
  sbom: 'what ships, as CycloneDX',
  pack: 'compiles what the package holds; `npm pack` calls it',
}
