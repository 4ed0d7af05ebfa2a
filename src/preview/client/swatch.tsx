/** A small square in a colour. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    style={{
      display: 'inline-block',
      inlineSize: 14,
      blockSize: 14,
      marginInlineEnd: 6,
      border: '1px solid light-dark(#0006, #fff8)',
      borderRadius: 3,
      verticalAlign: -2,
      background: colour,
    }}
  />
)
