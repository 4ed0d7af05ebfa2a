import { expect, it } from 'vitest'
import { unknownNames } from '../../tools/own-blocks/unknown-names.ts'

const found = (text: string) => unknownNames('view.tsx', text).map(({ message }) => message)

it('names that nothing declares are found in code that never ran, once each, with the nearest one', () => {
  const view = `export default ({ title, days: { first = title } }) => <p onClick={() => titel}>{titel}{first}</p>`
  expect(found(view)).toEqual(['"titel" is neither declared nor imported here. Did you mean "title"?'])
})

it('a missing import is reported with the module that has the name', () => {
  expect(found('export default () => <Section>{useState(1)}</Section>')).toEqual([
    '"Section" is neither declared nor imported here. Import it from "lectern".',
    '"useState" is neither declared nor imported here. Import it from "react".',
  ])
})

it('a misspelt prop of a component is reported, under whatever name it is imported', () => {
  const view = `import { Section as Part } from 'lectern'; export default (props) => <Part tonne="band" key="a" {...props} />`
  expect(found(view)).toEqual(['"Section" has no prop "tonne". Did you mean "tone"?'])
})

it('types, labels, keys and globals need no declaration', () => {
  const view = `import type schema from './schema.ts'
    import { type Static } from 'lectern'
    import * as React from 'react'
    interface Row { cells: string }
    enum Side { left }
    declare function track(name: string): void
    declare global { var shop: { open(): void } }
    export { other } from './other.ts'
    class Box extends Map<string, Row> { size2 = 1; get area() { return this.size2 } }
    export default function View<T extends Row>({ rows, ...rest }: Static<typeof schema> & T) {
      outer: for (const row of rows as Row[]) { if (row.cells) break outer }
      try { localStorage.getItem('a') } catch (error) { console.log(error, import.meta.url, track('a'), shop) }
      if (typeof maybe === 'undefined') new IntersectionObserver(() => Side.left)
      const { a: b = 1, [rest.key]: c } = { a: 1, method() { return arguments.length } } satisfies object
      return <div aria-label="x" {...rest}><React.Fragment>{b}{c}{new Box()!.area}</React.Fragment></div>
    }`
  expect(found(view)).toEqual([])
})
