// The part of jsdom these tests use; the package brings no types of its own.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string })
    readonly window: Window
  }
}
