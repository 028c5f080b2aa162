'use client'

/* eslint-disable @nx/enforce-module-boundaries -- Next is installed where this app runs, not here */
import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

interface StyleRegistryProps {
  nonce?: string
  children: ReactNode
}

/** Adds the styles of server-rendered components to the HTML, as Next’s guide shows. */
export function StyleRegistry({ nonce, children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet({ ...(nonce && { nonce }) }))
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return <>{styles}</>
  })
  if (typeof window !== 'undefined') return children
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
