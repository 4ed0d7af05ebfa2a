// Returns the forms of the site, and the schema of each field type, for the panel.
import { formsOnPage } from '../../blocks/forms-on.ts'
import { isTicked } from '../../forms/condition-value.ts'
import { fieldSettings, fieldTypes } from '../../forms/field-types.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { Site } from '../../site/model.ts'
import type { Json, PanelFieldType, PanelForm } from '../edit-messages.ts'
import { schemaAt } from './schema-at.ts'

export function panelForms(manifest: Manifest, site: Site): PanelForm[] {
  return Object.entries(manifest.forms ?? {}).map(([name, value]) => {
    const at = ['forms', name]
    const { properties: { fields: _, ...properties } = {}, ...schema } = schemaAt(manifest, at) ?? {}
    const declared = site.forms.find((form) => form.name === name)
    return {
      name,
      at,
      value: value as Json,
      schema: { ...schema, properties },
      pages: site.routes.filter((route) => formsOnPage(site, route).includes(name)).map(({ path }) => path),
      answers: Object.fromEntries((declared?.fields ?? []).map((field) => [field.name, answersOf(field)])),
    }
  })
}

function answersOf(field: Site['forms'][number]['fields'][number]): PanelForm['answers'][string] {
  if (field.choices) return field.choices
  if (!isTicked(field)) return []
  const empty = { value: false, label: 'not ticked' }
  return [{ value: true, label: 'ticked' }, ...(field.required ? [] : [empty])]
}

/** Returns each field type with the schema of a field, without the settings of other types. */
export function panelFieldTypes(): PanelFieldType[] {
  const field: SchemaNode = schemaAt({}, ['forms', 'any', 'fields'])?.items ?? {}
  return Object.entries(fieldTypes).map(([type, { about, needs = [], bounds }]) => ({
    type,
    about,
    needs,
    schema: {
      ...field,
      required: [...(field.required ?? []), ...needs],
      properties: Object.fromEntries(
        Object.entries(field.properties ?? {})
          .filter(([key]) => fieldSettings[key]?.types.includes(type) ?? true)
          .map(([key, setting]) => [key, isBound(key) ? { ...setting, format: bounds?.format } : setting]),
      ),
    },
  }))
}

const isBound = (key: string) => key === 'from' || key === 'to'
