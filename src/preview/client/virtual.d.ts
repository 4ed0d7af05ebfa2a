declare module 'virtual:lectern-styles'

declare module 'virtual:lectern-styles?inline' {
  const css: string
  export default css
}
