import type { EditorWords } from '../rooms.ts'

export const form: EditorWords['form'] = {
  add: 'Añadir un formulario',
  noneYet: 'Este sitio aún no tiene formulario.',
  nameExample: 'reserva',
  nameAbout: 'Solo para usted: minúsculas, cifras y guiones. Empieza con nombre, correo electrónico y mensaje.',
  question: {
    add: 'Añadir una pregunta',
    whatIsRead: 'Lo que lee el visitante',
    example: 'Empresa',
    column: (name) => `Sus respuestas se guardan en una columna con ese nombre: ${name}.`,
    kind: 'La respuesta es',
    numbered: (number) => `Pregunta ${number}`,
    all: 'Preguntas',
    required: 'obligatoria',
    sometimes: 'a veces',
  },
  condition: {
    changed: (label) => `Cuándo se pregunta ${label}`,
    asked: 'Se pregunta',
    onlyWhere: 'Solo si la respuesta es',
    always: 'siempre',
    whateverElse: 'Sea cual sea la otra respuesta.',
  },
  waits: (other, label) =>
    `«${other}» solo se pregunta con una respuesta a «${label}». Desde entonces se pregunta a todos.`,
  inMail: (place, name) => `El correo (${place}) la menciona. Quite de él «[${name}]», o se enviará tal como está.`,
  onNoPage: (block) => `en ninguna página: añada la sección «${block}» a una`,
  isWhere: (where) => `El formulario está ${where}.`,
  hosted: (command) => `El proyecto alojado aún no lo sabe todo: ${command} lo pone al día.`,
  rest: 'Botón, respuestas, correos y límites',
}
