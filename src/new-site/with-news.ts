// Adds news to a template's manifest: their collection, links to their page in header and footer, and `include:` for the file of their pages.

/** A folder beside the templates with the files that news add. */
export const newsFolder = 'news'

/** The file of that folder that is merged into the manifest. */
export const newsCollection = 'collections.yaml'

const readings = /^readings:$/m
/** Position after the key, where a template has collections already. */
const collections = /(?<=^collections:\n)/m
const lastLink = /(?<=^ {6}header:\n {8}links:\n(?: {10}- .*\n)*)(?= {10}- .*\n(?! {10}))/m
const lastFooterLink = /(?<=^ {8}navigation:\n.*\n {10}links:\n(?: {12}- .*\n)*)(?= {12}- .*\n(?! {12}))/m
const pages = /^ {4}include: pages\/\*\.yaml$/m
const routes = /^ {4}routes:$/m

/** `collection` declares the collection in YAML. Throws when the template lacks one of the places for news. */
export function siteWithNews(manifest: string, collection: string): string {
  const declared = collections.test(manifest)
    ? put(manifest, collections, `${collection.slice(collection.search(collections)).trimEnd()}\n`)
    : put(manifest, readings, collection)
  const inHeader = put(declared, lastLink, '          - { label: News, to: /news }\n')
  const listed = put(inHeader, lastFooterLink, '            - { label: News, to: /news }\n')
  return pages.test(listed) ? listed : put(listed, routes, '    include: pages/*.yaml\n\n')
}

function put(text: string, place: RegExp, added: string): string {
  const at = text.search(place)
  if (at < 0) throw new Error(`The template has no place for news: ${place} is not found.`)
  return text.slice(0, at) + added + text.slice(at)
}
