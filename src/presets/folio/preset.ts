import type { Preset } from '../preset.ts'
import { measuredFaces, presetFace, standIn } from '../preset-face.ts'

export default {
  about:
    'A publication: large book letters, much paper, titles that hang beside what they head. For architecture, museums, publishers.',
  look: {
    light: {
      ground: '#faf8f3',
      raised: '#f0ece3',
      ink: '#181512',
      muted: '#5f574e',
      line: '#d9d2c5',
      accent: '#b23312',
      onAccent: '#fffaf3',
      band: '#181512',
      onBand: '#faf8f3',
      bandMuted: '#b9afa2',
      bandAccent: '#ff9c73',
      danger: '#a3211b',
    },
    dark: {
      ground: '#151311',
      raised: '#1f1c19',
      ink: '#f2ede4',
      muted: '#b3a99b',
      line: '#3b362f',
      accent: '#ff9c73',
      onAccent: '#2a0f04',
      band: '#3a1a10',
      onBand: '#f7f1e7',
      bandMuted: '#c2b7a9',
      bandAccent: '#ff9c73',
      danger: '#ff9d8f',
    },
    motif: 'horizon',
    scale: 'dramatic',
    measure: 'wide',
    spacing: 'airy',
    grid: 'editorial',
    links: 'drawn',
    arrows: 'line',
    motion: 'calm',
    transitions: 'grow',
    header: { layout: 'split' },
    footer: 'wordmark',
    shape: { radius: '0px' },
    display: {
      stack: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
      weight: '400',
      tracking: '-0.02em',
      leading: '1',
      face: presetFace('folio/instrument-serif-400', 'Instrument Serif', '400', [
        standIn(measuredFaces.georgia.regular, 76.48, 129.45, 40.54),
        standIn(measuredFaces.times.regular, 83.94, 117.94, 36.93),
        standIn(measuredFaces.notoSerif.regular, 70.2, 141.03, 44.16),
      ]),
    },
    text: {
      leading: '1.58',
      face: presetFace('folio/hanken-grotesk-400-700', 'Hanken Grotesk', '400 700', [
        standIn(measuredFaces.arial.regular, 100.85, 99.16, 30.05),
        standIn(measuredFaces.roboto.regular, 101.15, 98.86, 29.96),
      ]),
    },
  },
} satisfies Preset
