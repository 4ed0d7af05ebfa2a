import { directionOf } from '../site/language.ts'
import { escapeHtml } from './escape.ts'

/** The start tag of a document: its language, and its direction where that is not the usual one. */
export const htmlTag = (language: string): string =>
  `<html lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>`
