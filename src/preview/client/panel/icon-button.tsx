import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'

interface IconButtonProps extends ButtonProps {
  /** Name for screen readers. */
  label: string
  sign: ReactNode
}

/** A button that shows only a sign. */
export const IconButton = ({ label, sign, ...button }: IconButtonProps) => (
  <Button className="dots" aria-label={label} {...button}>
    <span aria-hidden>{sign}</span>
  </Button>
)
