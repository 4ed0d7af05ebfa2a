// Builds the style sheets in parts: one that every page carries, and one for each kind of header, screen, block type and island. Parts
// depend on components, never on pages, so they are few and a server's policy can list their hashes.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  blockStyle,
  errorStyle,
  headerStyle,
  islandStyle,
  logoStyle,
  lookStyle,
  notFoundStyle,
  ownStyle,
  pageStyle,
  variantStyle,
} from '../../ui/style-names.ts'
import { ComponentGraph } from './component-graph.ts'
import { componentNames } from './component-names.ts'
import { type PartSheets, partSheets, type StylePart } from './part-sheets.ts'
import { splitSheet } from './split-sheet.ts'

/** Part name of src/ui/style-names.ts → its sheet, without the site's theme. */
export type StyleParts = Readonly<Record<string, string>>

const frame = 'src/render/page.tsx'
const errorScreen = 'src/render/error-screen.tsx'
const notFound = 'src/render/not-found.tsx'
/** The components that own blocks may use. */
const ownKit = 'src/public/index.ts'
/** Sheets of plain elements, which views of own blocks may use without a component. */
const elements = 'src/ui/elements/'
const headerRows = 'src/render/header-row'
/** A part of its own, since most sites have a generated logo. */
const givenLogo = 'src/render/given-logo'
/** Rarely used styles, each a part of its own. */
const variants = 'src/ui/variants'
/** Imports every block; excluded, so that the page part does not contain them all. */
const everyBlock = 'src/blocks/views.ts'

/** Synonyms in schemas, such as "grid" and "table", are no classes. */
const blockSchemas = 'src/blocks/schemas.ts'
/** What the frame of a page imports and shows on few sites; it requests their styles when it does. */
const seldomInFrame = [everyBlock, `${givenLogo}.tsx`, 'src/blocks/newsletter/newsletter-line.tsx', blockSchemas]

/** `types` are all block types. */
export async function makeStyles(root: string, types: readonly string[]): Promise<PartSheets> {
  const views = types.map((type) => ({ type, folder: `src/blocks/${type}` }))
  const islands = views.filter(({ folder }) => existsSync(join(root, folder, 'island.tsx')))
  const graph = await ComponentGraph.from(root, [
    frame,
    errorScreen,
    notFound,
    ...views.map(({ folder }) => `${folder}/view.tsx`),
    ...islands.map(({ folder }) => `${folder}/island.tsx`),
    ...[ownKit].filter((file) => existsSync(join(root, file))),
  ])
  const sheet = await splitSheet(await allStyles(root))
  return partSheets(partsIn(root, graph, views, islands), sheet, await componentNames(root))
}

interface BlockFolder {
  type: string
  folder: string
}

function partsIn(
  root: string,
  graph: ComponentGraph,
  views: readonly BlockFolder[],
  islands: readonly BlockFolder[],
): [StylePart, ...StylePart[]] {
  const onPage = { within: [pageStyle] }
  const alone = { files: new Set<string>(), ...onPage }
  const nameOf = (file: string) => basename(file, '.css')
  return [
    { name: pageStyle, files: graph.reach(frame, seldomInFrame), within: [] },
    { name: errorStyle, files: graph.reach(errorScreen, seldomInFrame), ...onPage },
    { name: notFoundStyle, files: graph.reach(notFound, seldomInFrame), ...onPage },
    ...sheetsIn(root, headerRows).map((file) => ({
      name: headerStyle(nameOf(file)),
      ...alone,
      owns: `${headerRows}/${file}`,
    })),
    // Before their blocks, since the block's part takes all other sheets of the folder.
    ...views.flatMap(({ type, folder }) =>
      sheetsIn(root, `${folder}/looks`).map((file) => ({
        name: lookStyle(type, nameOf(file)),
        ...alone,
        owns: `${folder}/looks/${file}`,
        within: [pageStyle, blockStyle(type)],
        isAside: true,
      })),
    ),
    ...views.map(({ type, folder }) => ({
      name: blockStyle(type),
      // Components that the island imports belong to the island's part.
      files: graph.reach(`${folder}/view.tsx`, graph.importsOf(`${folder}/island.tsx`)),
      owns: `${folder}/`,
      ...onPage,
    })),
    ...islands.map(({ type, folder }) => ({
      name: islandStyle(type),
      files: graph.reach(`${folder}/island.tsx`),
      owns: `${folder}/`,
      within: [pageStyle, blockStyle(type)],
    })),
    { name: logoStyle, files: graph.reach(`${givenLogo}.tsx`), owns: `${givenLogo}.css`, ...onPage, isAside: true },
    ...sheetsIn(root, variants).map((file) => ({
      name: variantStyle(nameOf(file)),
      ...alone,
      owns: `${variants}/${file}`,
      isAside: true,
    })),
    { name: ownStyle, files: graph.reach(ownKit, [everyBlock]), takes: elements, ...onPage, isAside: true },
  ]
}

const sheetsIn = (root: string, folder: string) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []

/** Returns all styles as one sheet, with a layer for each component. */
async function allStyles(root: string): Promise<string> {
  const { build } = await import('vite')
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'styles',
    build: { rolldownOptions: { input: { styles: 'virtual:lectern-styles' } } },
  })
  const sheets = 'output' in made ? made.output.filter(({ fileName }) => fileName.endsWith('.css')) : []
  return sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('')
}
