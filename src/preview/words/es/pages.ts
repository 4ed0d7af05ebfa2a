import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const pages: EditorWords['pages'] = {
  add: 'Añadir una página',
  address: 'Su dirección',
  addressAbout: 'Si se deja vacía, se forma con el título.',
  addressExample: '/precios',
  howAddressesAre:
    'Una dirección empieza por una barra, como /precios, y tiene letras sin acentos, cifras, guiones y puntos.',
  beginsWith: 'Empieza con',
  copy: 'Una copia',
  copyAbout: (path) => `Las secciones de ${path}.`,
  inMenu: 'En el menú',
  renamed: (path, to) => `${path} renombrada a ${to}`,
  rename: (path) => `Renombrar ${path}`,
  newAddress: 'Su nueva dirección',
  ledOn: (path) => `Quien llega a ${path} es redirigido.`,
  whereTo: 'Adónde van los visitantes que llegan a ella, por un enlace o una búsqueda',
  otherLinks: (count) =>
    counted(count, { one: '# enlace llevará también allí.', other: '# enlaces llevarán también allí.' }),
  menuLinkGoes: 'Su enlace en el menú desaparece.',
  call: (count, before, then) =>
    counted(count, {
      one: `Llamar # enlace «${then}», no «${before}»`,
      other: `Llamar # enlaces «${then}», no «${before}»`,
    }),
  all: 'Páginas',
  find: (count) => counted(count, { one: 'Buscar en # página', other: 'Buscar entre # páginas' }),
  found: (count) => counted(count, { one: '# página', other: '# páginas' }),
  below: (path) => `Páginas bajo ${path}`,
  intoMenu: '+ Menú',
  putIntoMenu: (title) => `Poner ${title} en el menú`,
  wasPutIntoMenu: (title) => `${title} puesto en el menú`,
  takenOutOfMenu: (label) => `${label} quitado del menú`,
  takeOutOfMenu: 'Quitar del menú',
  templates: {
    text: {
      words: 'Texto',
      about: 'Un título y un texto.',
    },
    service: {
      words: 'Servicio',
      about: 'Qué es, qué se obtiene, cómo funciona, qué cuesta y una forma de escribir.',
    },
    contact: {
      words: 'Contacto',
      about: 'Un formulario del sitio.',
    },
    blank: {
      words: 'Nada',
      about: 'Solo un título.',
    },
  },
}
