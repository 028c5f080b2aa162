// What a store needs to be read by `useSyncExternalStore`. Knows no React, no styles.

export { createObservable } from './create-observable'

export type { Observable } from './create-observable'
