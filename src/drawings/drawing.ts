/** One stroked SVG path. */
export interface Stroke {
  /** The `viewBox`: "0 0 400 400". */
  box: string
  /** The box without its empty upper part. */
  low?: string
  d: string
  /** Stroke width in coordinates of the box, or in CSS pixels if `isFine`. */
  width: number
  isFine?: boolean
}

/** The default export of each `drawing.ts`. `order` runs from 0 (scattered or incomplete) to 1 (complete). */
export interface Drawing {
  /** One sentence that describes the drawing to authors. */
  about: string
  /** Draws the quantities of charts as dots too. */
  isDotted?: true
  /** Stands on the lower edge of its box, and so of the section it ends. */
  isStanding?: true
  /** A pattern, whose paths end at the edges of its box: beside a page's title it reaches the edges of the section. */
  isPattern?: true
  large(order: number): Stroke
  /** A row across the window, 1600 wide, that stands on the lower edge of titles and of the footer in place of the other versions. */
  row?(order: number): Stroke
  /** The version across the window; without it the large drawing is cut to the strip. */
  wide?(): Stroke
  small(order: number): Stroke
  /** The version for the logo, the favicon and other small places. */
  mark(): Stroke
}
