// Vite plugin that assigns the fields of markdown-it's classes.
import type { Plugin } from 'vite'

const definition = /\b_defineProperty\(\s*this,\s*(?:\/\*[\s\S]*?\*\/)?\s*"(\w+)",/g

/** The package is compiled for old browsers: it defines each field of each token by a call that V8 cannot optimise. */
export const plainFields: Plugin = {
  name: 'lectern:plain-fields',
  transform: {
    filter: { id: /[\\/]markdown-it[\\/]dist[\\/]/ },
    handler: (code) => ({ code: code.replace(definition, '(this.$1 ='), map: null }),
  },
}
