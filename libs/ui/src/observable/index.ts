// Helpers for stores that `useSyncExternalStore` reads. Imports neither React nor styles.

export { createObservable } from './create-observable'

export type { Observable } from './create-observable'
