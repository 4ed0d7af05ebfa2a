// Rewrites blocks that left the engine after 0.1.0 as their successors.
import type { Path } from '../problems/finding.ts'
import { everyValue, isGroup } from '../site/groups.ts'
import { edit } from './edit.ts'
import { isRefusal, type Json, type Operation, orRefusal } from './operation.ts'
import { YamlSource } from './tree/yaml-source.ts'

export interface MovedBlocks {
  text: string
  /** The old type of each rewritten block, in order. */
  moved: string[]
  /** Fields without a counterpart in the successor, each once: `recommended of engagements`. */
  dropped: string[]
  /** Blocks that could not be rewritten. */
  refused: { type: string; path: Path; message: string }[]
}

/**
 * Rewrites every block of these types in a manifest, or in pages that one includes. `known`: types that the site itself has, which are
 * kept. An invalid text is returned unchanged.
 */
export function withMovedBlocks(text: string, known: readonly string[]): MovedBlocks {
  const done: MovedBlocks = { text, moved: [], dropped: [], refused: [] }
  const dropped = new Set<string>()
  for (;;) {
    const next = blocksIn(plainValueOf(done.text)).find(
      ({ type, path }) => !known.includes(type) && !done.refused.some((one) => one.path.join('\n') === path.join('\n')),
    )
    if (!next) return { ...done, dropped: [...dropped] }
    const { type, path, block } = next
    const { operations, without = [] } = successors[type](block, path)
    const result = edit(
      done.text,
      operations.map((operation) => ({ ...operation, sharing: 'all' })),
    )
    if (isRefusal(result)) done.refused.push({ type, path, message: result.message })
    else {
      done.text = result.text
      done.moved.push(type)
      for (const key of without) dropped.add(`${key} of ${type}`)
    }
  }
}

type Group = Readonly<Record<string, unknown>>

interface Successor {
  operations: Operation[]
  without?: string[]
}

const successors = {
  achievements: (block: Group, at: Path): Successor => ({
    operations: [
      setType(at, 'checklist'),
      { do: 'rename', path: [...at, 'statements'], key: 'items' },
      ...groupsIn(block.statements).map(
        ({ text }, row): Operation => ({ do: 'set', path: [...at, 'items', row], value: textOf(text) }),
      ),
    ],
    without: groupsIn(block.statements).some(({ placeholder }) => placeholder !== undefined) ? ['placeholder'] : [],
  }),

  sectors: (_: Group, at: Path): Successor => ({
    operations: [setType(at, 'cards'), { do: 'rename', path: [...at, 'sectors'], key: 'cards' }],
  }),

  engagements: (block: Group, at: Path): Successor => {
    const cards = groupsIn(block.cards)
    return {
      operations: [setType(at, 'cards'), ...cards.flatMap((card, row) => cardOperations(card, [...at, 'cards', row]))],
      without: ['recommended', 'action.label'].filter((key) => cards.some((card) => card[key.split('.')[0] ?? ''])),
    }
  },

  industries: ({ text, labels, industries }: Group, at: Path): Successor => {
    const { applications = '', painPoints = '' } = isGroup(labels) ? labels : {}
    const list = (label: unknown, items: unknown) =>
      `${escaped(label)}:\n\n${(Array.isArray(items) ? items : []).map((item) => `- ${escaped(item)}`).join('\n')}`
    const parts = groupsIn(industries).flatMap((one) => [
      `# ${escaped(one.title)}`,
      list(applications, one.applications),
      list(painPoints, one.painPoints),
    ])
    const whole = [...(text === undefined ? [] : [escaped(text)]), ...parts].join('\n\n')
    return {
      operations: [
        setType(at, 'prose'),
        { do: 'set', path: [...at, 'text'], value: `${whole}\n` },
        ...['labels', 'industries'].map((key): Operation => ({ do: 'remove', path: [...at, key] })),
      ],
    }
  },
}

const isMoved = (type: unknown): type is keyof typeof successors =>
  typeof type === 'string' && Object.hasOwn(successors, type)

/** Turns price and duration into the label above the title, and the action into the link of the whole card. */
function cardOperations({ summary, price, duration, recommended, action }: Group, at: Path): Operation[] {
  const label = [price, duration].filter((one) => typeof one === 'string').join(', ')
  const removedKeys = Object.entries({ price, duration, recommended }).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  )
  return [
    ...(summary === undefined ? [] : [{ do: 'rename', path: [...at, 'summary'], key: 'text' } as const]),
    ...removedKeys.map((key): Operation => ({ do: 'remove', path: [...at, key] })),
    ...(label === '' ? [] : [{ do: 'set', path: [...at, 'label'], value: label } as const]),
    ...(isGroup(action)
      ? ([
          { do: 'set', path: [...at, 'action'], value: textOf(action.to) },
          { do: 'rename', path: [...at, 'action'], key: 'to' },
        ] as const)
      : []),
  ]
}

const setType = (at: Path, type: string): Operation => ({ do: 'set', path: [...at, 'type'], value: type })
const textOf = (value: unknown): Json => (typeof value === 'string' ? value : '')
const groupsIn = (list: unknown): Group[] => (Array.isArray(list) ? list.map((one) => (isGroup(one) ? one : {})) : [])

/** Escapes Markdown, except for names in braces. */
const escaped = (text: unknown): string =>
  String(textOf(text)).replace(/\{[^{}]*\}|[\\*_[\]<`]/g, (found) => (found.length > 1 ? found : `\\${found}`))

function plainValueOf(text: string): unknown {
  const source = orRefusal(() => new YamlSource(text.replace(/^\uFEFF/, '')))
  return isRefusal(source) ? undefined : source.value
}

interface FoundBlock {
  type: keyof typeof successors
  path: Path
  block: Group
}

/** Finds moved blocks among items of any `blocks:` and fragments. */
const blocksIn = (manifest: unknown): FoundBlock[] =>
  [...everyValue(manifest)].flatMap(({ value, path }) =>
    isGroup(value) && isMoved(value.type) && ['blocks', 'fragments'].includes(String(path.at(-2)))
      ? [{ type: value.type, path, block: value }]
      : [],
  )
