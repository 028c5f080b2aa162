import { useSyncExternalStore } from 'react'

const options = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-contrast', 'style'],
  })
  const queries = options.map((request) => matchMedia(request))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** Computed values of the tokens, one per line. Updates when the theme changes. */
export function useLiveTokens(names: readonly string[]): ReadonlyMap<string, string> {
  const values = useSyncExternalStore(
    subscribe,
    () => {
      const style = getComputedStyle(document.documentElement)
      return names.map((name) => style.getPropertyValue(`--sy-${name}`).trim()).join('\n')
    },
    () => '',
  )
  return new Map(values.split('\n').map((value, index) => [names[index] ?? '', value]))
}
