// The four blocks that 0.1.0 had for everybody, and that stand beside the consultancy's manifest since.
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'

const problemsWith = (block: string) =>
  load(
    twoReadingsText.replace(/^( *)- use: five-landings\n/m, (line, space: string) =>
      [line.trimEnd(), ...block.trim().split('\n')]
        .map((one, at) => (at === 0 ? one : space + one))
        .join('\n')
        .concat('\n'),
    ),
    'site.yaml',
  ).problems

const cards = `
- type: cards
  title: Where we work
  cards:
    - { label: "4,000 in two weeks", title: Health, text: Clinics and wards, to: / }`

const moved = {
  achievements: [
    `
- type: achievements
  title: What was done
  statements:
    - text: Twelve towns, one plan.`,
    `
- type: checklist
  title: What was done
  items:
    - Twelve towns, one plan.`,
  ],
  sectors: [
    `
- type: sectors
  title: Where we work
  sectors:
    - { title: Health, text: Clinics and wards }`,
    cards,
  ],
  engagements: [
    `
- type: engagements
  title: Where we work
  cards:
    - { title: Health, summary: Clinics and wards, price: "4,000", duration: two weeks, action: { label: Look, to: / } }`,
    cards,
  ],
  industries: [
    `
- type: industries
  title: Trades
  labels: { applications: Used for, painPoints: Hard }
  industries:
    - { title: Health, applications: [Shifts], painPoints: [Nights] }`,
    `
- type: prose
  title: Trades
  text: |
    ### Health
    Used for:
    - Shifts

    Hard:
    - Nights`,
  ],
}

describe.each(Object.entries(moved))('a block of 0.1.0 that left the engine: %s', (type, [old = '', now = '']) => {
  it('is one problem, which says what to write', () => {
    const [, next = ''] = /type: (\S+)/.exec(now) ?? []
    expect(problemsWith(old)).toEqual([
      expect.objectContaining({
        code: 'unknown-block',
        message: `There is no block called "${type}".`,
        hint: expect.stringContaining(`Write "type: ${next}" now`),
      }),
    ])
  })

  it('is right when that is written', () => {
    expect(problemsWith(now)).toEqual([])
  })
})
