/** Made by src/public/shared-react.ts. */
declare module 'virtual:lectern-react' {
  export * from 'react'
}
