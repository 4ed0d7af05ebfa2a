import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const unfit = {
  de: {
    elsewhere: (file: string) => `Das Bild ${file} ist ein Verweis, der aus seinem Ordner hinausführt`,
    format: (file: string) => `Die Datei ${file} enthält kein Bild, das gezeigt werden kann`,
    size: (file: string) => `Die Zeichnung ${file} sagt nicht, wie groß sie ist`,
    program: (file: string) => `Die Zeichnung ${file} enthält ein Programm oder führt anderswohin`,
  },
  fr: {
    elsewhere: (file: string) => `L’image ${file} est un lien qui mène hors de son dossier`,
    format: (file: string) => `Le fichier ${file} ne contient pas d’image qui puisse être montrée`,
    size: (file: string) => `Le dessin ${file} ne dit pas quelle taille il a`,
    program: (file: string) => `Le dessin ${file} contient un programme ou mène ailleurs`,
  },
  es: {
    elsewhere: (file: string) => `La imagen ${file} es un enlace que lleva fuera de su carpeta`,
    format: (file: string) => `El archivo ${file} no contiene ninguna imagen que se pueda mostrar`,
    size: (file: string) => `El dibujo ${file} no dice qué tamaño tiene`,
    program: (file: string) => `El dibujo ${file} contiene un programa o lleva a otro sitio`,
  },
}
const fixPicture = {
  de: {
    elsewhere: 'Kopieren Sie das Bild selbst in den Ordner.',
    format: 'Speichern Sie es neu als JPEG, PNG, WebP oder AVIF.',
    size: 'Speichern Sie sie mit Breite und Höhe, oder mit einer "viewBox".',
    program: 'Speichern Sie sie als einfaches SVG, nur mit Formen darin.',
  },
  fr: {
    elsewhere: 'Copiez l’image elle-même dans le dossier.',
    format: 'Enregistrez-la à nouveau en JPEG, PNG, WebP ou AVIF.',
    size: 'Enregistrez-le avec une largeur et une hauteur, ou avec une "viewBox".',
    program: 'Enregistrez-le en SVG simple, avec seulement des formes.',
  },
  es: {
    elsewhere: 'Copie la imagen misma en la carpeta.',
    format: 'Guárdela de nuevo como JPEG, PNG, WebP o AVIF.',
    size: 'Guárdelo con ancho y alto, o con una "viewBox".',
    program: 'Guárdelo como SVG sencillo, solo con formas.',
  },
}

export default {
  de: {
    'missing-alt': {
      message: ({ file }) => `Das Bild ${quoted(file)} hat keinen Text für Menschen, die es nicht sehen.`,
      hint: () => 'Sagen Sie daneben, als "alt:", was es zeigt. In einer Tabelle ist das eine Spalte wie "photo.alt".',
    },
    'alt-of-decoration': {
      message: ({ file }) => `Das Bild ${quoted(file)} ist nur Schmuck und hat einen Text.`,
      hint: () => 'Entfernen Sie "alt:" oder "decorative:".',
    },
    'unfit-picture': {
      message: ({ file, why }) => `${unfit.de[why](quoted(file))}.`,
      hint: ({ why }) => fixPicture.de[why],
    },
    'missing-file': {
      message: ({ path }) =>
        path.startsWith('/')
          ? `Im Ordner "public" gibt es keine Datei ${quoted(path)}.`
          : `Neben dem Manifest gibt es keine Datei ${quoted(path)}.`,
      hint: ({ nearest }) => (nearest ? de.meant(nearest) : 'Legen Sie sie dorthin, oder berichtigen Sie den Pfad.'),
    },
  },
  fr: {
    'missing-alt': {
      message: ({ file }) => `L’image ${quoted(file)} n’a pas de texte pour les personnes qui ne la voient pas.`,
      hint: () => 'Dites à côté, dans "alt:", ce qu’elle montre. Dans un tableau, c’est une colonne comme "photo.alt".',
    },
    'alt-of-decoration': {
      message: ({ file }) => `L’image ${quoted(file)} n’est que décorative, et elle a un texte.`,
      hint: () => 'Supprimez "alt:" ou "decorative:".',
    },
    'unfit-picture': {
      message: ({ file, why }) => `${unfit.fr[why](quoted(file))}.`,
      hint: ({ why }) => fixPicture.fr[why],
    },
    'missing-file': {
      message: ({ path }) =>
        path.startsWith('/')
          ? `Il n’y a pas de fichier ${quoted(path)} dans le dossier "public".`
          : `Il n’y a pas de fichier ${quoted(path)} à côté du manifeste.`,
      hint: ({ nearest }) => (nearest ? fr.meant(nearest) : 'Mettez-le là, ou corrigez le chemin.'),
    },
  },
  es: {
    'missing-alt': {
      message: ({ file }) => `La imagen ${quoted(file)} no tiene texto para las personas que no la ven.`,
      hint: () => 'Diga al lado, en "alt:", lo que muestra. En una tabla, es una columna como "photo.alt".',
    },
    'alt-of-decoration': {
      message: ({ file }) => `La imagen ${quoted(file)} es solo decorativa, y tiene un texto.`,
      hint: () => 'Quite "alt:" o "decorative:".',
    },
    'unfit-picture': {
      message: ({ file, why }) => `${unfit.es[why](quoted(file))}.`,
      hint: ({ why }) => fixPicture.es[why],
    },
    'missing-file': {
      message: ({ path }) =>
        path.startsWith('/')
          ? `No hay ningún archivo ${quoted(path)} en la carpeta "public".`
          : `No hay ningún archivo ${quoted(path)} junto al manifiesto.`,
      hint: ({ nearest }) => (nearest ? es.meant(nearest) : 'Póngalo ahí, o corrija la ruta.'),
    },
  },
} satisfies InEachLanguage<typeof kinds>
