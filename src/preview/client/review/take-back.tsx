import { words } from '../words.ts'

/** A button that takes a change back. `label` says which. */
export const TakeBack = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" aria-label={label} onClick={onPress}>
    {words.review.takeBack}
  </button>
)
