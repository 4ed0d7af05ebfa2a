// The same for the preview, whose pages draw own blocks with the React and the components that they have already.
export * from './index.ts'
export * from './island-kit.ts'
