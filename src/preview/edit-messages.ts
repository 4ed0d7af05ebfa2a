// Types of the messages between the preview's server and the editor in the browser.
import type { Json, Operation, Refusal } from '../edit/operation.ts'
import type { Path } from '../problems/finding.ts'
import type { ProblemTranslations } from '../problems/words/in-language.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import type { Kind } from '../schema/vocabulary.ts'
import type { Site } from '../site/model.ts'
import type { ShownProblem } from './messages.ts'
import type { TextsInLanguage } from './translation-messages.ts'

export type { Json, Operation }

/** An operation on the whole manifest, whichever file holds its place. */
export type RequestedOperation = Operation & {
  /** The value that the page shows at the path; null for none. Where the file has another, nothing is written and both are shown. */
  expect?: Json
}

/** Effects of a changed form on stored data. */
export interface FormFollowing {
  /** One sentence per effect. */
  says: string[]
  /** Fields whose change the database cannot apply. Each can be stored under the name `free` instead. */
  conflicts: { says: string; at: Path; free: string }[]
  /** A sentence that says who applies the changes. */
  how: string
}

/** The theme that the operations lead to; left out where they would be an error. */
export interface LookAnswer {
  theme?: Site['theme']
  /** True when the colour's contrast is too low; `nearest` is the closest colour with enough contrast, where there is one. */
  isTooClose?: true
  nearest?: string
}

export interface History {
  revision: number
  /** Label of the step that undo takes back; left out where there is none. */
  undo?: string
  /** Label of the step that redo applies again; left out where there is none. */
  redo?: string
}

export type EditAnswer =
  | ({
      outcome: 'done'
      tookOver: boolean
      /** The place of an error elsewhere that keeps the saved text from visitors. */
      waitsFor?: { file: string; line: number }
    } & History)
  | { outcome: 'refused'; refusal: Refusal }
  /** Another writer has changed the same value; `theirs` is the current one, where there is one. */
  | { outcome: 'conflict'; message: string; theirs?: Json | undefined }
  /** The edit would add errors; nothing is written. */
  | { outcome: 'invalid'; problems: ShownProblem[] }
  /** The edit changes stored data and has to be confirmed first; nothing is written. */
  | { outcome: 'follows'; following: FormFollowing }
  /** The file could not be written. */
  | { outcome: 'failed'; message: string }

/** A fact that a text uses, or may use. */
export interface UsedFact {
  name: string
  /** Its path in the manifest; empty for the year of the build. */
  at: Path
  value: string
  /** The number of places on pages that show it, in all readings. */
  uses: number
}

export interface PageOfReading {
  reading: string
  path: string
}

/** Where visitors see a value, also through fragments, anchors, merges, included files, facts and readings. */
export interface ShownWhere {
  /** The number of places; a page may show a value more than once. */
  places: number
  pages: number
  readings: string[]
  /** The first other pages that show it. */
  others: PageOfReading[]
}

/** A text of a page with what the editor needs to edit it. */
export interface EditableText {
  /** Its path in the resolved site. */
  pointer: Path
  /** Its path in the manifest. */
  at: Path
  kind: Kind
  /** The text as it is written. */
  raw: string
  /** The same text, split into plain strings and facts. */
  parts: (string | UsedFact)[]
  /** On a page in another language: the text that this one translates. */
  original?: string
  /** True for texts of entries, where a brace is a plain character. */
  isLiteral?: boolean
  /** The schema's description. */
  about: string
  min: number
  max?: number
  /** True for a text that no file has at its place yet: one of the schema, or an entry's that is not translated. */
  isDefault?: true
  shows: ShownWhere
  /** The link target beside a label, where the text is a link's label. */
  target?: { pointer: Path; to: string }
  /** For texts of a fragment: where a different text for this use alone is written, and the value of the whole field. */
  here?: { at: Path; value: Json; inside: Path }
}

/** Sent with every answer about the manifest: the number of its state, for later requests. */
interface OfState extends History {
  state: number
}

export interface EditableTexts extends OfState {
  texts: EditableText[]
  /** Pictures of the page's sections, in order, with the path of their file name in the resolved site. */
  pictures: { pointer: Path; file: string }[]
  /** Groups with values that are not text: the path of one such value in the resolved site, and the keys of all of them. */
  values: { pointer: Path; keys: string[] }[]
  /** Everything that a text may use by name. */
  facts: UsedFact[]
}

/** A picture of the site's folder, as the library lists it. */
export interface LibraryPicture {
  /** Its name in a manifest: `images/team.jpg`. */
  file: string
  src: string
  bytes: number
  /** In pixels; left out where the file cannot be decoded. */
  width?: number
  height?: number
  /** Pages that show the picture. */
  pages: PageOfReading[]
  /** True when any file of the site names the picture, on a page or not. */
  isNamed: boolean
}

/** The name of the stored picture, or the reason why it was not stored. */
export type StoredPicture = { file: string } | { problem: string; translations?: ProblemTranslations }

/** The new path of the removed picture, or the reason why it was not removed. */
export type PictureAnswer = { kept: string } | { problem: string }

/** The request header with the token. Pages of other sites cannot know it. */
export const tokenHeader = 'x-lectern-token'

/** A section of a page, as the panel shows it. */
export interface PanelSection {
  /** Its path on the page. */
  at: Path
  type: string
  /** Its title or another first text; empty where it has none. */
  title: string
  /** The path of its fields: on the page, or in the fragment it uses. */
  home: Path
  /** Its fields; for a fragment, with the differences of this use. */
  value: Json
  /** Its value on the page: for a fragment, the use. */
  written: Json
  /** True for drafts and sections not shown now, which are listed last. */
  isHidden?: true
  fragment?: {
    name: string
    /** Other places that show the fragment. */
    elsewhere: PageOfReading[]
    /** Fields that this use replaces. */
    own: string[]
  }
}

/** A group of the manifest, with its schema. */
interface PanelGroup {
  at: Path
  value: Json
  schema: SchemaNode
}

export interface PanelPart extends PanelGroup {
  tab: 'look' | 'site'
  name: string
}

/** A form of the site. Its schema is without `fields`. */
export interface PanelForm extends PanelGroup {
  name: string
  /** Paths of the reading's pages that show the form. */
  pages: string[]
  /** The answers that conditions may compare a field with, by field name; empty for fields with free text. */
  answers: Record<string, { value: string | boolean; label: string }[]>
}

/** A type of form field, with the schema of its fields. */
export interface PanelFieldType {
  type: string
  about: string
  schema: SchemaNode
  /** Required settings. */
  needs: readonly string[]
}

/** Changes of forms that a hosted project has not applied yet. */
export interface HostedForms {
  /** One line per change. */
  behind: string[]
  /** The command that writes the migration. */
  command: string
}

export interface PanelData extends OfState {
  reading: string
  path: string
  readings: string[]
  sections: PanelSection[]
  /** The page's fields without its blocks; left out where the path has no page. */
  page?: PanelGroup
  /** Set for a page that a template makes: the page of an entry, or a further page of a list. */
  made?: { entry?: Path }
  /** Parts of the manifest beside pages. */
  parts: PanelPart[]
  /** Names of the collections that fill lists, by the JSON of the list's path. */
  filled: Record<string, string>
  /** Schemas of this page's blocks, by type. */
  schemas: Record<string, SchemaNode>
  forms: PanelForm[]
  fieldTypes: PanelFieldType[]
  /** Left out where the site has no hosted project. */
  hosted?: HostedForms
  pages: { path: string; title: string }[]
  /** The links of the header. */
  menu: { at: Path; links: { label: string; to: string }[]; maxLinks: number }
  /** All targets that a link to this site may have. `title`: of the page; left out for its mail address and telephone. `type`: of the section. */
  targets: { to: string; title?: string; type?: string }[]
  /** Links to this page in this reading and in shared parts, with their labels. */
  linksHere: { at: Path; value: string; label?: string }[]
  /** English texts of templates with their translations into the site's language; empty for English. */
  translations: Record<string, string>
  /** Pictures of the site's folder, with the URL that shows each. */
  pictures: { file: string; src: string }[]
  /** Everything that a text may use by name. */
  facts: UsedFact[]
  /** Names that fields may refer to. `languages`: the tags without the first language. */
  names: { forms: string[]; fragments: string[]; collections: string[]; languages: string[] }
  /** The colours of the theme, including derived ones. */
  palettes: Pick<Site['theme'], 'light' | 'dark'>
  /** The group of the requested `pointer`; left out where the value is not written in the manifest. */
  place?: PanelPlace
  /** On a page in another language: the texts of that group with their translations. */
  translated?: TextsInLanguage
}

export interface PanelPlace extends PanelGroup {
  shows: ShownWhere
}
