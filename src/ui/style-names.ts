// The parts that a site's styles are made in, by name. A page says while it is rendered which of them it needs.

/** What every page carries. */
export const pageStyle = 'page'

/** The screen for what goes wrong. */
export const errorStyle = 'error'

/** The page for an address that has none. */
export const notFoundStyle = 'not found'

/** How the links of the header stand, by its class. */
export const headerStyle = (row: string): string => `header ${row}`

/** A logo that the site gives, in header and footer. */
export const logoStyle = headerStyle('given-logo')

/** A sheet of src/ui/variants, by its name: what few pages need. */
export const variantStyle = (name: string): string => `variant ${name}`

/** A sheet in the folder `looks` of a block: what one of its looks adds. */
export const lookStyle = (type: string, look: string): string => `look ${type} ${look}`

export const blockStyle = (type: string): string => `block ${type}`

/** What the components look like that blocks of a site's own may use. */
export const ownStyle = 'own blocks'

/** What the island of a type of block adds to the block's own. */
export const islandStyle = (type: string): string => `island ${type}`
