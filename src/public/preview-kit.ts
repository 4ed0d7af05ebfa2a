// What own blocks import in the preview, where they share the page's React and components.
export * from './index.ts'
export * from './island-kit.ts'
