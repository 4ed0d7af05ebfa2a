import type { Preset } from '../preset.ts'

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
    motion: 'calm',
    shape: { radius: '14px', shadow: 'soft', buttons: 'round', pictures: 'round' },
    display: {
      weight: '600',
      tracking: '-0.025em',
      leading: '1.06',
      face: {
        family: 'Bricolage Grotesque',
        file: '/fonts/bricolage-grotesque-600.woff2',
        from: 'meadow/bricolage-grotesque-600.woff2',
        weight: '600',
        standIns: [
          {
            local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
            sizeAdjust: '101.31%',
            ascent: '91.8%',
            descent: '26.65%',
          },
          { local: ['Roboto Bold', 'Roboto-Bold'], sizeAdjust: '107.42%', ascent: '86.58%', descent: '25.14%' },
        ],
      },
    },
    text: {
      leading: '1.6',
      face: {
        family: 'Figtree',
        file: '/fonts/figtree-400-700.woff2',
        from: 'meadow/figtree-400-700.woff2',
        weight: '400 700',
        standIns: [
          {
            local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
            sizeAdjust: '100.86%',
            ascent: '94.19%',
            descent: '24.79%',
          },
          { local: ['Roboto', 'Roboto-Regular'], sizeAdjust: '101.16%', ascent: '93.91%', descent: '24.71%' },
        ],
      },
    },
  },
} satisfies Preset
