import { warning } from '../../../problems/kind.ts'

const table = (cells: string) =>
  `- { type: table, title: Loaves, columns: [Small, Large], rows: [{ label: Rye, cells: [${cells}] }] }`

export default {
  'row-length': warning<{ items: number; heads: number; key: string; isEvery?: true }>({
    title: 'A row with too many or too few cells',
    about:
      'The cells of a row belong to the columns in their order. One that is left out moves all after it a column on.',
    message: ({ items, heads, key, isEvery }) =>
      `${isEvery ? 'Every' : 'This'} row has ${items === 1 ? 'one value' : `${items} values`} for the ${heads} of "${key}".`,
    hint: ({ items, heads, key }) =>
      items > heads
        ? `Take away what is too much, or add what it belongs to under "${key}".`
        : 'Add what is missing; where there is nothing to say, write "–".',
    example: { in: 'blocks', bad: table('"£3"'), good: table('"£3", "£5"') },
  }),
}
