import type { Preset } from '../preset.ts'

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
    motion: 'calm',
    header: { layout: 'centred' },
    shape: { radius: '3px', buttons: 'round', pictures: 'soft' },
    display: {
      stack: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
      weight: '400',
      tracking: '-0.012em',
      leading: '1.06',
      face: {
        family: 'Gloock',
        file: '/fonts/gloock-400.woff2',
        from: 'hearth/gloock-400.woff2',
        weight: '400',
        standIns: [
          { local: ['Georgia', 'Gelasio'], sizeAdjust: '102.85%', ascent: '94.8%', descent: '21.88%' },
          {
            local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
            sizeAdjust: '112.9%',
            ascent: '86.36%',
            descent: '19.93%',
          },
          { local: ['Noto Serif', 'NotoSerif'], sizeAdjust: '94.41%', ascent: '103.27%', descent: '23.83%' },
        ],
      },
    },
    text: {
      leading: '1.62',
      face: {
        family: 'Karla',
        file: '/fonts/karla-400-700.woff2',
        from: 'hearth/karla-400-700.woff2',
        weight: '400 700',
        standIns: [
          {
            local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
            sizeAdjust: '102.13%',
            ascent: '89.78%',
            descent: '24.67%',
          },
          { local: ['Roboto', 'Roboto-Regular'], sizeAdjust: '102.44%', ascent: '89.51%', descent: '24.6%' },
        ],
      },
    },
  },
} satisfies Preset
