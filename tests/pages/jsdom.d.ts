// Types for the part of jsdom that these tests use.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string })
    readonly window: Window
  }
}
