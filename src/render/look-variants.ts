import type { Site } from '../site/model.ts'
import { classNames } from '../ui/class-names.ts'

/** The sheets of src/ui/variants that a site's look needs on every page. */
export function lookVariants({ theme, header, footer }: Pick<Site, 'theme' | 'header' | 'footer'>): string[] {
  const { grid, links, buttons, motion, shape } = theme
  const wanted = {
    'grid-editorial': grid === 'editorial',
    'links-drawn': links === 'drawn',
    'links-marked': links === 'marked',
    'buttons-outline': buttons === 'outline',
    'shadows-soft': shape.shadow === 'soft',
    'shadows-hard': shape.shadow === 'hard',
    'motion-calm': motion !== 'none',
    'motion-lively': motion === 'lively',
    'bar-action': header.action !== undefined,
    'bar-static': !theme.header.sticky,
    'bar-centred': theme.header.layout === 'centred',
    'bar-split': theme.header.layout === 'split',
    'bar-over': theme.header.layout === 'over',
    'foot-wordmark': theme.footer === 'wordmark',
    'foot-map': footer.map !== undefined,
  }
  return Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : []))
}

/** The classes by which those sheets find what they are for. */
export const lookClasses = ({ grid, links, buttons, motion, shape }: Site['theme']): string =>
  classNames(
    grid === 'editorial' && 'editorial',
    links !== 'plain' && `links-${links}`,
    buttons === 'outline' && 'buttons-outline',
    shape.shadow !== 'none' && `shadows-${shape.shadow}`,
    motion !== 'none' && 'moves',
    motion === 'lively' && 'lively',
  )
