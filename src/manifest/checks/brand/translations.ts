import { quoted } from '../../../problems/kind.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

export default {
  de: {
    'heavy-logo': {
      message: ({ file, bytes }) => `Das Bild ${quoted(file)} hat ${kilobytes(bytes)}.`,
      hint: ({ file, max }) =>
        /\.svg$/i.test(file)
          ? `Exportieren Sie es neu als einfaches SVG, mit höchstens ${kilobytes(max)}: Fotos und unbenutzte Teile machen eine Zeichnung groß.`
          : `Speichern Sie es kleiner, mit höchstens ${kilobytes(max)}.`,
    },
    'unfit-icon': {
      message: ({ file, width, height }) => `Das Symbol ${quoted(file)} ist ${width} Pixel breit und ${height} hoch.`,
      hint: ({ min }) =>
        `Machen Sie es quadratisch, mit mindestens ${min} Pixeln; 512 reichen für alles. SVG passt zu jeder Größe.`,
    },
  },
  fr: {
    'heavy-logo': {
      message: ({ file, bytes }) => `L’image ${quoted(file)} fait ${kilobytes(bytes)}.`,
      hint: ({ file, max }) =>
        /\.svg$/i.test(file)
          ? `Exportez-la à nouveau en SVG simple, de ${kilobytes(max)} au plus : photos et parties inutiles alourdissent un dessin.`
          : `Enregistrez-la plus petite, de ${kilobytes(max)} au plus.`,
    },
    'unfit-icon': {
      message: ({ file, width, height }) =>
        `L’icône ${quoted(file)} fait ${width} pixels de large et ${height} de haut.`,
      hint: ({ min }) =>
        `Faites-la carrée, d’au moins ${min} pixels ; 512 suffisent pour tout. Le SVG convient à toute taille.`,
    },
  },
  es: {
    'heavy-logo': {
      message: ({ file, bytes }) => `La imagen ${quoted(file)} tiene ${kilobytes(bytes)}.`,
      hint: ({ file, max }) =>
        /\.svg$/i.test(file)
          ? `Expórtela de nuevo como SVG sencillo, con ${kilobytes(max)} como máximo: las fotos y las partes sin usar agrandan un dibujo.`
          : `Guárdela más pequeña, con ${kilobytes(max)} como máximo.`,
    },
    'unfit-icon': {
      message: ({ file, width, height }) =>
        `El icono ${quoted(file)} tiene ${width} píxeles de ancho y ${height} de alto.`,
      hint: ({ min }) =>
        `Hágalo cuadrado, con ${min} píxeles o más; 512 bastan para todo. El SVG sirve para cualquier tamaño.`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
