// The file of every page with an island of a site's own: React, shared with the engine's islands, under the names that own islands
// are compiled to ask for.
export {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { mountIsland } from './island.ts'
