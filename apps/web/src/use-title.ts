import { useEffect } from 'react'

/** Titles the document. */
export function useTitle(title: string): void {
  // The title belongs to the document, which React does not render.
  useEffect(() => {
    document.title = title
  }, [title])
}
