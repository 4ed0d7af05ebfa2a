import { directionOf } from '../site/language.ts'
import { escapeHtml } from './escape.ts'

/** The `<html>` start tag with `lang`, and `dir="rtl"` for right-to-left languages. */
export const htmlTag = (language: string): string =>
  `<html lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>`
