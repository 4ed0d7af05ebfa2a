/** A drawing as one stroked path. */
export interface Stroke {
  /** The part of its own coordinates that is shown, as the `viewBox` of SVG. */
  box: string
  d: string
  /** Of the stroke, in coordinates of the box; in CSS pixels where it is fine. */
  width: number
  isFine?: boolean
}

/** What a folder here holds as `drawing.ts`. An order goes from 0, at the beginning, to 1, when everything is in its place. */
export interface Drawing {
  /** What it shows, a sentence. */
  about: string
  /** True where it is made of dots: then quantities are drawn in dots too. */
  isDotted?: true
  large(order: number): Stroke
  small(order: number): Stroke
  /** For the logo, the icon of tabs, and whatever else is small. */
  mark(): Stroke
}
