import { grammarOf } from '../grammar.ts'
import type { EditorWords } from '../rooms.ts'

const { counted } = grammarOf('es')

export const catalogue: EditorWords['catalogue'] = {
  name: 'Bloques',
  kinds: (count) => counted(count, { one: '# tipo.', other: '# tipos.' }),
  backToSite: 'Volver al sitio',
  width: 'Ancho',
  widths: {
    phone: 'móvil',
    tablet: 'tableta',
    desk: 'escritorio',
  },
  filter: 'Filtrar',
  with: (count, words) => counted(count, { one: `# bloque con «${words}»`, other: `# bloques con «${words}»` }),
  usedTimes: (count) => counted(count, { one: 'Usado # vez aquí', other: 'Usado # veces aquí' }),
  noneWith: 'Ningún bloque contiene esas palabras.',
  linkTo: (name) => `Enlace a ${name}`,
  options: (count) => counted(count, { one: '# opción', other: '# opciones' }),
  usedHere: 'Usado aquí',
  nowhere: 'En ninguna parte de este sitio.',
  opened: (path) => `${path} está abierta en el editor.`,
  inVersion: (path, version) => `${path} en la versión ${version}`,
  asShared: (name) => `como sección compartida ${name}`,
  editThat: (path, version, number) => `Editar ${path} en la versión ${version}, bloque ${number}`,
  edit: 'Editar',
  optionsOf: (name) => `Opciones de ${name}`,
  columns: {
    field: 'Campo',
    written: 'Lo que se escribe ahí',
    leftOut: 'Omitido',
    about: 'Acerca de',
  },
  required: 'obligatorio',
  mayBe: 'posible',
  openAlone: 'Abrir solo',
  yamlOf: (name) => `YAML de ${name}`,
  copy: 'Copiar',
  copied: 'Copiado',
  copiedThat: (name) => `${name}: copiado.`,
  notCopied: 'El navegador no ha permitido copiar.',
}
