// A template's manifest with news: their collection, a link to their page in the header, and `include:` for the file of their pages.

/** The folder beside the templates that holds what news add to one. */
export const newsFolder = 'news'

/** The part of that folder which goes into the manifest. */
export const newsCollection = 'collections.yaml'

const readings = /^readings:$/m
/** Behind its line, where a template has collections of its own. */
const collections = /(?<=^collections:\n)/m
const lastLink = /(?<=^ {6}header:\n {8}links:\n(?: {10}- .*\n)*)(?= {10}- .*\n(?! {10}))/m
const pages = /^ {4}include: pages\/\*\.yaml$/m
const routes = /^ {4}routes:$/m

/** `collection` is the text that declares it. Throws where a template has nothing to put them beside. */
export function withNews(manifest: string, collection: string): string {
  const declared = collections.test(manifest)
    ? put(manifest, collections, `${collection.slice(collection.search(collections)).trimEnd()}\n`)
    : put(manifest, readings, collection)
  const listed = put(declared, lastLink, '          - { label: News, to: /news }\n')
  return pages.test(listed) ? listed : put(listed, routes, '    include: pages/*.yaml\n\n')
}

function put(text: string, place: RegExp, added: string): string {
  const at = text.search(place)
  if (at < 0) throw new Error(`The template has no place for news: ${place} is not found.`)
  return text.slice(0, at) + added + text.slice(at)
}
