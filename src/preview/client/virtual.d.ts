declare module 'virtual:lectern-styles'
