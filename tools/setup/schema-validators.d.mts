import type { Plugin } from 'vite'

export function schemaValidators(root: string): Plugin
