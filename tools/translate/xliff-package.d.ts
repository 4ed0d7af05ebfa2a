// The part of a package without types that is used.
declare module 'xliff' {
  export interface XliffUnit {
    source?: unknown
    target?: unknown
    note?: string
  }
  interface Xliff {
    resources?: Record<string, Record<string, XliffUnit>>
    sourceLanguage?: string
    targetLanguage?: string
  }
  export function js2xliff(from: Xliff): Promise<string>
  export function xliff2js(from: string): Promise<Xliff>
}
