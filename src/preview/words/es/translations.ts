import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const translations: EditorWords['translations'] = {
  tab: 'Idiomas',
  done: 'completo',
  open: (count) => counted(count, { one: '# por traducir', other: '# por traducir' }),
  find: 'Buscar un texto o su traducción',
  all: 'También los traducidos',
  next: 'Siguiente texto sin traducción',
  nothingOpen: 'Todos los textos están traducidos.',
  changed: (tag) => `Traducción a ${tag}`,
  was: 'Antes:',
  outdated: 'Cambiado desde la traducción: Intro la conserva',
  missing: 'Sin traducir',
}
