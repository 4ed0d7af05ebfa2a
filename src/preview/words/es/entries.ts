import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const entries: EditorWords['entries'] = {
  tab: 'Entradas',
  collections: 'Colecciones',
  add: 'Nueva entrada',
  find: (collection) => `Buscar en ${collection}`,
  later: (moment) => `desde ${moment}`,
  over: (moment) => `hasta ${moment}`,
  newIsDraft: 'Empieza como borrador: ningún visitante la ve todavía.',
  all: 'Todas las entradas',
  gone: 'Esta entrada ya no existe.',
  ofPage: 'Abrir la entrada de esta página',
  whenShown: 'Cuándo se muestra',
  whole: 'La entrada entera',
  name: 'Nombre en la dirección',
  renameLeads: 'La dirección anterior lleva a la nueva.',
  rename: 'Renombrar',
  theirs: 'Entretanto el archivo dice otra cosa. Lo que ha escrito la sustituye al salir del texto.',
  namedIn: (places: string[], more: number) =>
    `La entrada se nombra en ${[...places, ...(more > 0 ? [counted(more, { one: '# lugar más', other: '# lugares más' })] : [])].join(', ')}.`,
  allTheSame: 'Hacerlo de todos modos',
}
