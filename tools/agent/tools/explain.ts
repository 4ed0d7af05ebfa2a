import { Type } from 'typebox'
import { explainedPlace } from '../../shared/explained-place.ts'
import { agentTool } from '../agent-tool.ts'

export const explainTool = agentTool({
  name: 'explain',
  title: 'Where a text comes from',
  description:
    'What stands in a place of the finished site and every line that made it so: `/services tiers.0.price`, `/ hero.title`, `/services`, `footer.copyright`, `facts.reply`. Or what a code of `validate` means.',
  input: {
    place: Type.String({ minLength: 1, maxLength: 400 }),
    reading: Type.Optional(Type.String({ description: 'Left out, the one that is switched on.' })),
  },
  answer: ({ place, reading }, site) => explainedPlace(place.trim().split(/\s+/), () => site.sound(reading)),
})
