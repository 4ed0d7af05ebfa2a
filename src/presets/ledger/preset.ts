import type { Preset } from '../preset.ts'

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
    display: {
      stack: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
      weight: '500',
      tracking: '-0.012em',
      leading: '1.1',
      numerals: 'old-style',
      face: {
        family: 'Vollkorn',
        file: '/fonts/vollkorn-500.woff2',
        from: 'ledger/vollkorn-500.woff2',
        weight: '500',
        standIns: [
          { local: ['Georgia', 'Gelasio'], sizeAdjust: '100.6%', ascent: '94.63%', descent: '43.84%' },
          {
            local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
            sizeAdjust: '110.43%',
            ascent: '86.21%',
            descent: '39.94%',
          },
          { local: ['Noto Serif', 'NotoSerif'], sizeAdjust: '92.34%', ascent: '103.09%', descent: '47.76%' },
        ],
      },
    },
    text: {
      leading: '1.6',
      face: {
        family: 'Public Sans',
        file: '/fonts/public-sans-400-700.woff2',
        from: 'ledger/public-sans-400-700.woff2',
        weight: '400 700',
        standIns: [
          {
            local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
            sizeAdjust: '104.18%',
            ascent: '91.19%',
            descent: '21.6%',
          },
          { local: ['Roboto', 'Roboto-Regular'], sizeAdjust: '104.49%', ascent: '90.92%', descent: '21.53%' },
        ],
      },
    },
  },
} satisfies Preset
