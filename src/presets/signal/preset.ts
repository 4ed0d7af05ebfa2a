import type { Preset } from '../preset.ts'

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
    motion: 'calm',
    shape: { radius: '0px', rule: '2px' },
    display: {
      weight: '700',
      tracking: '-0.035em',
      leading: '1',
      face: {
        family: 'Schibsted Grotesk',
        file: '/fonts/schibsted-grotesk-700.woff2',
        from: 'signal/schibsted-grotesk-700.woff2',
        weight: '700',
        standIns: [
          {
            local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
            sizeAdjust: '101.85%',
            ascent: '95.88%',
            descent: '25.31%',
          },
          { local: ['Roboto Bold', 'Roboto-Bold'], sizeAdjust: '107.99%', ascent: '90.43%', descent: '23.87%' },
        ],
      },
    },
    text: {
      leading: '1.55',
      face: {
        family: 'Public Sans',
        file: '/fonts/public-sans-400-700.woff2',
        from: 'signal/public-sans-400-700.woff2',
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
