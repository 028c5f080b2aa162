import { useMemo, type ReactElement, type ReactNode } from 'react'
import { Piece } from '../rich-text/piece'
import { ProseRoot } from '../rich-text/prose-root'
import { ServerTextContext } from '../rich-text/server-text-context'
import type { RichTextOptions } from '../rich-text-options'
import type { RichTextRenderer } from './create-rich-text-renderer'

export interface RichTextProviderProps {
  /** Result of `createRichTextRenderer`. */
  renderer: Pick<RichTextRenderer, 'render'>
  /** Site origin for texts without one. A browser takes it from its page. */
  siteOrigin?: string
  /** The page. */
  children: ReactNode
}

/**
 * Renders each `RichText` below it in full on the server, with a React API that waits for Suspense:
 * `prerender` of `react-dom/static` or `renderToPipeableStream`. The browser needs no provider, because the
 * component hydrates the rendered text.
 */
export function RichTextProvider({
  renderer,
  siteOrigin,
  children,
}: RichTextProviderProps): ReactElement {
  const serve = useMemo(
    () => async (source: string, options: RichTextOptions) => {
      const html = await renderer.render(source, { siteOrigin, ...options })
      return (
        html !== null && (
          <ProseRoot>
            <Piece html={html} isLast />
          </ProseRoot>
        )
      )
    },
    [renderer, siteOrigin],
  )
  return <ServerTextContext value={serve}>{children}</ServerTextContext>
}
