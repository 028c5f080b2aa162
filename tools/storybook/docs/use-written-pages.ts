import { useEffect, useState } from 'react'

interface IndexEntry {
  id: string
  title: string
  tags?: string[]
}

async function fetchPages(): Promise<IndexEntry[]> {
  const response = await fetch('index.json')
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
  return Object.values(entries).filter(({ tags }) => tags?.includes('unattached-mdx'))
}

/** Returns the written pages in the order of the sidebar. Empty until they have loaded. */
export function useWrittenPages(): IndexEntry[] {
  const [pages, setPages] = useState<IndexEntry[]>([])
  useEffect(() => {
    fetchPages().then(setPages, () => undefined)
  }, [])
  return pages
}
