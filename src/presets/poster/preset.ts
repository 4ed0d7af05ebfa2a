import type { Preset } from '../preset.ts'

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
      face: {
        family: 'Anton',
        file: '/fonts/anton-400.woff2',
        from: 'poster/anton-400.woff2',
        weight: '400',
        standIns: [
          {
            local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
            sizeAdjust: '69.63%',
            ascent: '168.94%',
            descent: '47.27%',
          },
          { local: ['Roboto', 'Roboto-Regular'], sizeAdjust: '75.79%', ascent: '155.19%', descent: '43.42%' },
        ],
      },
    },
    text: {
      leading: '1.5',
      face: {
        family: 'Hanken Grotesk',
        file: '/fonts/hanken-grotesk-400-700.woff2',
        from: 'poster/hanken-grotesk-400-700.woff2',
        weight: '400 700',
        standIns: [
          {
            local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
            sizeAdjust: '100.85%',
            ascent: '99.16%',
            descent: '30.05%',
          },
          { local: ['Roboto', 'Roboto-Regular'], sizeAdjust: '101.15%', ascent: '98.86%', descent: '29.96%' },
        ],
      },
    },
  },
} satisfies Preset
