import type { Preset } from '../preset.ts'
import { measuredFaces, presetFace, standIn } from '../preset-face.ts'

export default {
  about:
    'A register that can be trusted: sturdy book letters with old-style figures, fine rules, titles in the margin. For research, law, public bodies.',
  look: {
    light: {
      ground: '#f8f9f7',
      raised: '#ebefec',
      ink: '#101820',
      muted: '#4a5662',
      line: '#c8d1d3',
      accent: '#0f4c81',
      onAccent: '#ffffff',
      band: '#0e2236',
      onBand: '#eef4f8',
      bandMuted: '#aebfce',
      bandAccent: '#9fcdf5',
      danger: '#a3211b',
    },
    dark: {
      ground: '#0d141b',
      raised: '#16202a',
      ink: '#e8eef3',
      muted: '#a5b3bf',
      line: '#31404d',
      accent: '#9fcdf5',
      onAccent: '#08233b',
      band: '#14304a',
      onBand: '#eef4f8',
      bandMuted: '#b3c4d2',
      bandAccent: '#9fcdf5',
      danger: '#ff9d8f',
    },
    motif: 'tally',
    spacing: 'tight',
    grid: 'editorial',
    links: 'drawn',
    arrows: 'short',
    display: {
      stack: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
      weight: '500',
      tracking: '-0.012em',
      leading: '1.1',
      numerals: 'old-style',
      face: presetFace('ledger/vollkorn-500', 'Vollkorn', '500', [
        standIn(measuredFaces.georgia.regular, 100.6, 94.63, 43.84),
        standIn(measuredFaces.times.regular, 110.43, 86.21, 39.94),
        standIn(measuredFaces.notoSerif.regular, 92.34, 103.09, 47.76),
      ]),
    },
    text: {
      leading: '1.6',
      face: presetFace('ledger/public-sans-400-700', 'Public Sans', '400 700', [
        standIn(measuredFaces.arial.regular, 104.18, 91.19, 21.6),
        standIn(measuredFaces.roboto.regular, 104.49, 90.92, 21.53),
      ]),
    },
  },
} satisfies Preset
