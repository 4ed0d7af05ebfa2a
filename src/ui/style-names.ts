// Names of the stylesheets a page can request while it renders.

/** The styles of every page. */
export const pageStyle = 'page'

export const errorStyle = 'error'

/** The 404 page. */
export const notFoundStyle = 'not found'

/** A stylesheet of src/render/header-row, by the header's class. */
export const headerStyle = (row: string): string => `header ${row}`

/** The site's logo file in header and footer. */
export const logoStyle = headerStyle('given-logo')

/** A stylesheet of src/ui/variants, which only some pages need. */
export const variantStyle = (name: string): string => `variant ${name}`

/** A stylesheet in a block's folder `looks`. */
export const lookStyle = (type: string, look: string): string => `look ${type} ${look}`

export const blockStyle = (type: string): string => `block ${type}`

/** The shared components that a site's own blocks may use. */
export const ownStyle = 'own blocks'

/** The stylesheet of a block's island. */
export const islandStyle = (type: string): string => `island ${type}`
