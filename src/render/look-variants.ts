import type { Site } from '../site/model.ts'
import { classNames } from '../ui/class-names.ts'

/** Names of the stylesheets in src/ui/variants that the theme needs on every page. */
export function lookVariants({ theme, header, footer }: Pick<Site, 'theme' | 'header' | 'footer'>): string[] {
  const { grid, links, buttons, motion, transitions, shape } = theme
  const variants = {
    'grid-editorial': grid === 'editorial',
    'links-drawn': links === 'drawn',
    'links-marked': links === 'marked',
    'buttons-outline': buttons === 'outline',
    'shadows-soft': shape.shadow === 'soft',
    'shadows-hard': shape.shadow === 'hard',
    'motion-calm': motion !== 'none',
    'motion-lively': motion === 'lively',
    'transitions-grow': transitions === 'grow',
    'bar-action': header.action !== undefined,
    'bar-static': !theme.header.sticky,
    'bar-centred': theme.header.layout === 'centred',
    'bar-split': theme.header.layout === 'split',
    'bar-over': theme.header.layout === 'over',
    'foot-wordmark': theme.footer === 'wordmark',
    'foot-map': footer.map !== undefined,
  }
  return Object.entries(variants).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []))
}

/** The theme's classes on header, main and footer, which those stylesheets select. */
export const lookClasses = ({ grid, links, buttons, motion, shape }: Site['theme']): string =>
  classNames(
    grid === 'editorial' && 'editorial',
    links !== 'plain' && `links-${links}`,
    buttons === 'outline' && 'buttons-outline',
    shape.shadow !== 'none' && `shadows-${shape.shadow}`,
    motion !== 'none' && 'moves',
    motion === 'lively' && 'lively',
  )
