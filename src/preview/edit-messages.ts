// What the preview's server and the editor in the browser say to each other. Types alone.
import type { Json, Operation, Refusal } from '../edit/operation.ts'
import type { Path } from '../problems/finding.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import type { Kind } from '../schema/vocabulary.ts'
import type { Site } from '../site/model.ts'
import type { ShownProblem } from './messages.ts'

export type { Json, Operation }

/** An operation on the manifest as a whole, whichever file its place is in. */
export type RequestedOperation = Operation & {
  /** What the page believes to stand at the path; where something else does, nothing is changed and both are shown. */
  expect?: Json
}

/** What a change of a form means for what is stored. */
export interface FormFollowing {
  /** A sentence each. */
  says: string[]
  /** Fields that the database cannot follow; each can be kept under a name that is free. */
  conflicts: { says: string; at: Path; free: string }[]
  /** Who does it. */
  how: string
}

/** Without a theme where that would be a mistake. */
export interface LookAnswer {
  theme?: Site['theme']
  /** The colour cannot be read against its neighbour; `nearest` is the one closest to it that can, where there is one. */
  isTooClose?: true
  nearest?: string
}

export interface History {
  revision: number
  /** What undoing takes back, and what redoing does again. */
  undo?: string
  redo?: string
}

export type EditAnswer =
  | ({
      outcome: 'done'
      tookOver: boolean
      /** The mistake elsewhere that keeps it from visitors. */
      waitsFor?: { file: string; line: number }
    } & History)
  | { outcome: 'refused'; refusal: Refusal }
  /** Another hand has changed the same value: what stands there now. */
  | { outcome: 'conflict'; message: string; theirs: Json | undefined }
  /** It would be a mistake, which is named; nothing is written. */
  | { outcome: 'invalid'; problems: ShownProblem[] }
  /** It could not be written. */
  | { outcome: 'failed'; message: string }

/** The answer to operations. */
export type AppliedAnswer =
  | EditAnswer
  /** The database has to follow, which is told first; nothing is written. */
  | { outcome: 'follows'; following: FormFollowing }

/** A fact in a text. */
export interface UsedFact {
  name: string
  /** Empty where the manifest does not say it: the year comes with the build. */
  at: Path
  value: string
  /** Places on pages that say it, in all readings. */
  uses: number
}

/** Where visitors see a value, whatever shares it: fragments, anchors, merges, included files, facts, readings. */
export interface ShownWhere {
  /** On pages; a page may show it more than once. */
  places: number
  pages: number
  readings: string[]
  /** The first pages besides the one that is asked about. */
  others: { reading: string; path: string }[]
}

/** A text of a page, with all that typing it takes. */
export interface EditableText {
  /** In the resolved site. */
  pointer: Path
  /** In the manifest. */
  at: Path
  kind: Kind
  /** As it is written, and taken apart: what is shown, and the facts in it. */
  raw: string
  parts: (string | UsedFact)[]
  /** What an entry says: a brace in it is a brace. */
  isLiteral?: boolean
  /** What it is for. */
  about: string
  min: number
  max?: number
  /** Where it stands. `default`: nowhere yet, since it is the format's own word. */
  home: 'page' | 'layout' | 'fragment' | 'with' | 'texts' | 'form' | 'site' | 'default'
  shows: ShownWhere
  /** Where a click on it leads, where it is the label of a link, or within one. */
  target?: { pointer: Path; to: string }
  /** Where a text that only differs here would be written, and what has to stand there: for what stands in a fragment. */
  here?: { at: Path; value: Json; inside: Path }
}

/** What a page is told of the manifest, and which state of it that was. */
interface OfState extends History {
  state: number
}

export interface EditableTexts extends OfState {
  reading: string
  path: string
  texts: EditableText[]
  /** Those of the page's sections, in their order: where the file is named in the resolved site. */
  pictures: { pointer: Path; file: string }[]
  /** Groups with values that are no words: where one such value is in the resolved site, and the keys of all that the group may have. */
  values: { pointer: Path; keys: string[] }[]
  /** Everything that a text may say by name. */
  facts: UsedFact[]
}

/** A picture of the site's folder, for who chooses one. */
export interface LibraryPicture {
  /** As a manifest names it. */
  file: string
  src: string
  bytes: number
  /** In pixels; missing for what cannot be shown. */
  width?: number
  height?: number
  /** Pages that show it. */
  pages: { reading: string; path: string }[]
  /** Whether the site's texts name it, be it on a page or not. */
  isNamed: boolean
}

/** Where a picture was put, or why not. */
export type StoredPicture = { file: string } | { problem: string }

/** Where a picture was put aside, or why not. */
export type PictureAnswer = { kept: string } | { problem: string }

/** The request header that carries the token; a page elsewhere cannot know it. */
export const tokenHeader = 'x-lectern-token'

/** A section of a page, as the panel shows it. */
export interface PanelSection {
  /** Where it stands on the page. */
  at: Path
  type: string
  /** Its title, or the first words in it. */
  title: string
  /** Where its fields are written: on the page, or in the fragment it uses. */
  home: Path
  /** What it shows: of a fragment, with what differs here. */
  value: Json
  /** As it stands on the page. */
  written: Json
  /** A draft, or not shown now: behind all that are. */
  isHidden?: true
  fragment?: {
    name: string
    /** Where else it is shown. */
    elsewhere: { reading: string; path: string }[]
    /** Fields that differ here. */
    own: string[]
  }
}

export interface PanelPart {
  tab: 'look' | 'site'
  name: string
  at: Path
  value: Json
  schema: SchemaNode
}

/** A form of the site. */
export interface PanelForm {
  name: string
  at: Path
  value: Json
  /** Of all but its fields. */
  schema: SchemaNode
  /** Pages of the reading that show it. */
  pages: string[]
  /** The answers that a condition on a field may name, by the field; any word, where there are none. */
  answers: Record<string, { value: string | boolean; label: string }[]>
}

/** A type of form field, with what fields of it may have. */
export interface PanelFieldType {
  type: string
  about: string
  schema: SchemaNode
  /** Settings that it cannot do without. */
  needs: readonly string[]
}

/** What a hosted project has not been told yet. */
export interface HostedForms {
  /** A line each. */
  behind: string[]
  /** What brings it up to date. */
  command: string
}

export interface PanelData extends OfState {
  reading: string
  path: string
  readings: string[]
  sections: PanelSection[]
  /** Title, description and the rest of the page but its blocks; missing where the page is none. */
  page?: { at: Path; value: Json; schema: SchemaNode }
  /** Parts of the manifest beside the pages, each with its fields. */
  parts: PanelPart[]
  /** By block type: those of this page. */
  schemas: Record<string, SchemaNode>
  forms: PanelForm[]
  fieldTypes: PanelFieldType[]
  /** Missing where nothing of the site is hosted. */
  hosted?: HostedForms
  pages: { path: string; title: string }[]
  /** The links of the header, as they are written. */
  menu: { at: Path; links: { label: string; to: string }[]; maxLinks: number }
  /** Everything that a link of this site may lead to. */
  targets: { to: string; title: string }[]
  /** Links of this reading, and of what all share, that lead to this page, with what they are called. */
  linksHere: { at: Path; value: string; label?: string }[]
  /** English texts of templates, as a site in this language says them; empty for English. */
  translations: Record<string, string>
  /** Pictures as a manifest names them, with where to see them. */
  pictures: { file: string; src: string }[]
  /** Everything that a text may say by name. */
  facts: UsedFact[]
  /** `languages`: tags of those but the first. */
  names: { forms: string[]; fragments: string[]; collections: string[]; languages: string[] }
  /** The colours of the look, those that are worked out too. */
  palettes: Pick<Site['theme'], 'light' | 'dark'>
  /** What holds the value that was asked for; missing where it is not written in the manifest. */
  place?: PanelPlace
}

/** A group of the manifest, with the fields it may have. */
export interface PanelPlace {
  at: Path
  value: Json
  schema: SchemaNode
  shows: ShownWhere
}
