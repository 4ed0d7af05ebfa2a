import type { Preset } from '../preset.ts'
import { measuredFaces, presetFace, standIn } from '../preset-face.ts'

export default {
  about:
    'A table that is laid: high-contrast letters, warm paper, arches, a deep green. For restaurants, bakeries, houses that receive guests.',
  look: {
    light: {
      ground: '#f8f1e5',
      raised: '#efe4d1',
      ink: '#2a1a12',
      muted: '#6a5546',
      line: '#dac9b0',
      accent: '#8f3019',
      onAccent: '#fff8ee',
      band: '#22372c',
      onBand: '#f8f1e5',
      bandMuted: '#c3cdb9',
      bandAccent: '#f3bd86',
      danger: '#a3211b',
    },
    dark: {
      ground: '#19120e',
      raised: '#241a14',
      ink: '#f5eadb',
      muted: '#baa794',
      line: '#43352a',
      accent: '#f3ac84',
      onAccent: '#2e1107',
      band: '#1f332a',
      onBand: '#f8f1e5',
      bandMuted: '#c3cdb9',
      bandAccent: '#f3bd86',
      danger: '#ff9d8f',
    },
    motif: 'arches',
    scale: 'strong',
    spacing: 'airy',
    links: 'drawn',
    arrows: 'short',
    motion: 'calm',
    header: { layout: 'centred' },
    shape: { radius: '3px', buttons: 'round', pictures: 'soft' },
    display: {
      stack: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
      weight: '400',
      tracking: '-0.012em',
      leading: '1.06',
      face: presetFace('hearth/gloock-400', 'Gloock', '400', [
        standIn(measuredFaces.georgia.regular, 102.85, 94.8, 21.88),
        standIn(measuredFaces.times.regular, 112.9, 86.36, 19.93),
        standIn(measuredFaces.notoSerif.regular, 94.41, 103.27, 23.83),
      ]),
    },
    text: {
      leading: '1.62',
      face: presetFace('hearth/karla-400-700', 'Karla', '400 700', [
        standIn(measuredFaces.arial.regular, 102.13, 89.78, 24.67),
        standIn(measuredFaces.roboto.regular, 102.44, 89.51, 24.6),
      ]),
    },
  },
} satisfies Preset
