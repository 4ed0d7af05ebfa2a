// The public interface of the package, for a site's own blocks. It follows semantic versioning: no export is removed or changes
// its meaning without a new major version.
export type { Thing } from '../blocks/json-ld.ts'
export { offersIn } from '../blocks/offer.ts'
/** Schemas for days and times. */
export { date, duration, openingHours, time } from '../schema/day-words.ts'
export type { Static } from '../schema/vocabulary.ts'
/** Declares a block: its fields and its description. */
export {
  action,
  block as defineBlock,
  choice,
  code,
  count,
  dictionary,
  file,
  flag,
  formName,
  heading,
  image,
  link,
  list,
  markdown,
  name,
  number,
  optional,
  placeholder,
  record,
  text,
  tone,
} from '../schema/vocabulary.ts'
export { ActionLink } from '../ui/action-link.tsx'
export { useBlock } from '../ui/block-context.tsx'
export { withContactLinks } from '../ui/contact-links.tsx'
export { Subtitle, Title } from '../ui/heading.tsx'
export { Island } from '../ui/island.tsx'
export { Markdown } from '../ui/markdown.tsx'
export { Picture } from '../ui/picture.tsx'
export { Points } from '../ui/points.tsx'
export { Section } from '../ui/section.tsx'
export { SectionHead } from '../ui/section-head.tsx'
export { usePage } from '../ui/site-context.tsx'
export { Tag } from '../ui/tag.tsx'
