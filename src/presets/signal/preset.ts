import type { Preset } from '../preset.ts'
import { measuredFaces, presetFace, standIn } from '../preset-face.ts'

export default {
  about:
    'A poster of the Swiss school: bold grotesque letters, heavy rules, one strong colour. For technology, transport, institutions.',
  look: {
    light: {
      ground: '#ffffff',
      raised: '#f0f2f6',
      ink: '#0b0d12',
      muted: '#4d535e',
      line: '#c9cdd6',
      accent: '#1633d6',
      onAccent: '#ffffff',
      band: '#1633d6',
      onBand: '#ffffff',
      bandMuted: '#dfe4ff',
      bandAccent: '#ffffff',
      danger: '#b3211b',
    },
    dark: {
      ground: '#0b0d12',
      raised: '#161a22',
      ink: '#f1f3f8',
      muted: '#a8afbd',
      line: '#343b49',
      accent: '#a3b3ff',
      onAccent: '#0a1140',
      band: '#1a2fa8',
      onBand: '#ffffff',
      bandMuted: '#ccd4ff',
      bandAccent: '#ffffff',
      danger: '#ff9d8f',
    },
    motif: 'tiles',
    scale: 'strong',
    grid: 'editorial',
    links: 'marked',
    arrows: 'slanted',
    motion: 'calm',
    shape: { radius: '0px', rule: '2px' },
    display: {
      weight: '700',
      tracking: '-0.035em',
      leading: '1',
      face: presetFace('signal/schibsted-grotesk-700', 'Schibsted Grotesk', '700', [
        standIn(measuredFaces.arial.bold, 101.85, 95.88, 25.31),
        standIn(measuredFaces.roboto.bold, 107.99, 90.43, 23.87),
      ]),
    },
    text: {
      leading: '1.55',
      face: presetFace('signal/public-sans-400-700', 'Public Sans', '400 700', [
        standIn(measuredFaces.arial.regular, 104.18, 91.19, 21.6),
        standIn(measuredFaces.roboto.regular, 104.49, 90.92, 21.53),
      ]),
    },
  },
} satisfies Preset
