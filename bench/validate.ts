// Measures the whole check of a manifest beside its lower bound: yaml's own parse of the same text.
import { parse, parseDocument } from 'yaml'
import { load } from '../src/manifest/load.ts'
import type { Bench } from './bench.ts'
import { benchManifest, benchmarkPages } from './content.ts'
import { median } from './spread.ts'

/** Returns the median milliseconds of each function. They take turns, so that a busy moment affects all of them. */
function medians(runs: number, works: readonly (() => unknown)[]): number[] {
  const times = works.map(() => [] as number[])
  for (let run = 0; run < runs; run++)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      work()
      times[at]?.push(performance.now() - began)
    }
  return times.map(median)
}

interface Measured {
  bytes: number
  /** Medians in milliseconds: yaml's parse, the same without its check for duplicate keys, and Lectern's whole check. */
  floor: number
  bare: number
  whole: number
  /** The whole check of the same text with a dead link. */
  wrong: number
}

function measured(pages: number): Measured {
  const text = benchManifest(benchmarkPages(pages))
  const wrongText = text.replace('to: /pages/page-1\n', 'to: /pages/page-0\n')
  const codesIn = (of: string) => load(of, 'site.yaml').problems.map(({ code }) => code)
  if (codesIn(text).length > 0 || !codesIn(wrongText).includes('dead-link'))
    throw new Error('What is measured is not the check of a sound manifest and of one with a dead link.')
  const runs = pages <= 10 ? 201 : pages <= 100 ? 41 : pages <= 1000 ? 7 : 1
  const works = [
    () => parse(text),
    () => parseDocument(text, { uniqueKeys: false }),
    () => load(text, 'site.yaml'),
    () => load(wrongText, 'site.yaml'),
  ]
  // Warms up, because V8 has not optimised the code yet when a small text is done.
  if (pages <= 1000) medians(Math.ceil(runs / 2), works)
  const [floor = 0, bare = 0, whole = 0, wrong = 0] = medians(runs, works)
  return { bytes: text.length, floor, bare, whole, wrong }
}

const goal = 1.5

/** Numbers of pages. */
const sizes = [8, 100, 1000, 3000]

/** Prints a Markdown table; returns false when a valid manifest takes more than 1.5 times yaml's parse. */
export const bench: Bench = ({ say }) => {
  say(
    "| pages | size | yaml's parse | the same without its duplicate check | whole check, with the resolved site | with a mistake | ratio to the parse | with a mistake |",
  )
  say('|---:|---:|---:|---:|---:|---:|---:|---:|')
  const ms = (time: number) => `${time.toFixed(1)} ms`
  return sizes
    .map((pages) => {
      const { bytes, floor, bare, whole, wrong } = measured(pages)
      const times = [floor, bare, whole, wrong].map(ms).join(' | ')
      say(
        `| ${pages} | ${(bytes / 1024).toFixed(0)} KB | ${times} | ${(whole / floor).toFixed(2)} | ${(wrong / floor).toFixed(2)} |`,
      )
      return whole <= goal * floor
    })
    .every(Boolean)
}
