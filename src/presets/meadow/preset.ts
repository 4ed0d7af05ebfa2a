import type { Preset } from '../preset.ts'
import { measuredFaces, presetFace, standIn } from '../preset-face.ts'

export default {
  about:
    'A friendly house: round corners, soft shadows, greens, letters with a voice. For practices, schools, shops, associations.',
  look: {
    light: {
      ground: '#fbfcf6',
      raised: '#edf3e4',
      ink: '#15251c',
      muted: '#4a5b50',
      line: '#cbd8c6',
      accent: '#1b6a4a',
      onAccent: '#ffffff',
      band: '#14392a',
      onBand: '#f3f9ec',
      bandMuted: '#bdd3c2',
      bandAccent: '#f7cb7d',
      danger: '#a3211b',
    },
    dark: {
      ground: '#111814',
      raised: '#1a2520',
      ink: '#eaf2ea',
      muted: '#aabbae',
      line: '#35463c',
      accent: '#8fd6b2',
      onAccent: '#0a2318',
      band: '#1c3a2d',
      onBand: '#f3f9ec',
      bandMuted: '#bdd3c2',
      bandAccent: '#f7cb7d',
      danger: '#ff9d8f',
    },
    motif: 'stems',
    arrows: 'disc',
    motion: 'calm',
    shape: { radius: '14px', shadow: 'soft', buttons: 'round', pictures: 'round' },
    display: {
      weight: '600',
      tracking: '-0.025em',
      leading: '1.06',
      face: presetFace('meadow/bricolage-grotesque-600', 'Bricolage Grotesque', '600', [
        standIn(measuredFaces.arial.bold, 101.31, 91.8, 26.65),
        standIn(measuredFaces.roboto.bold, 107.42, 86.58, 25.14),
      ]),
    },
    text: {
      leading: '1.6',
      face: presetFace('meadow/figtree-400-700', 'Figtree', '400 700', [
        standIn(measuredFaces.arial.regular, 100.86, 94.19, 24.79),
        standIn(measuredFaces.roboto.regular, 101.16, 93.91, 24.71),
      ]),
    },
  },
} satisfies Preset
