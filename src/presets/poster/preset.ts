import type { Preset } from '../preset.ts'
import { measuredFaces, presetFace, standIn } from '../preset-face.ts'

export default {
  about:
    'A wall of bills: capitals as high as the street, thick rules, hard edges, loud paper. For festivals, clubs, campaigns.',
  look: {
    light: {
      ground: '#ffe24d',
      raised: '#ffd426',
      ink: '#17110a',
      muted: '#4a3f1c',
      line: '#cfae22',
      accent: '#b3123f',
      onAccent: '#fff6d8',
      band: '#17110a',
      onBand: '#ffe24d',
      bandMuted: '#d9c98a',
      bandAccent: '#ff86b6',
      danger: '#9c1414',
    },
    dark: {
      ground: '#17110a',
      raised: '#241b10',
      ink: '#ffefb0',
      muted: '#cdbb84',
      line: '#55462a',
      accent: '#ff86b6',
      onAccent: '#3a0619',
      band: '#b3123f',
      onBand: '#fff3d1',
      bandMuted: '#ffd9c9',
      bandAccent: '#ffe24d',
      danger: '#ffa094',
    },
    motif: 'rays',
    scale: 'dramatic',
    measure: 'wide',
    spacing: 'tight',
    links: 'marked',
    motion: 'lively',
    footer: 'wordmark',
    shape: { radius: '0px', rule: '3px', shadow: 'hard' },
    display: {
      stack: "Impact, 'Haettenschweiler', 'Arial Narrow Bold', sans-serif",
      weight: '400',
      tracking: '0em',
      leading: '1.02',
      case: 'upper',
      face: presetFace('poster/anton-400', 'Anton', '400', [
        standIn(measuredFaces.arial.regular, 69.63, 168.94, 47.27),
        standIn(measuredFaces.roboto.regular, 75.79, 155.19, 43.42),
      ]),
    },
    text: {
      leading: '1.5',
      face: presetFace('poster/hanken-grotesk-400-700', 'Hanken Grotesk', '400 700', [
        standIn(measuredFaces.arial.regular, 100.85, 99.16, 30.05),
        standIn(measuredFaces.roboto.regular, 101.15, 98.86, 29.96),
      ]),
    },
  },
} satisfies Preset
