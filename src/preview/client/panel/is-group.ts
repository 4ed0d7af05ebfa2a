import type { Json } from '../../edit-messages.ts'

export const isGroup = (value: Json | undefined): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
