import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useWrittenPages } from './use-written-pages'
import { pageName } from '../src/search-pages'

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-8')};
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('border')};
  & a {
    color: ${token('accent-text')};
    font: ${token('type-label')};
  }
`

/** Links to the previous and the next written page, in the order of the sidebar. */
export function PageLinks(): ReactElement | null {
  const pages = useWrittenPages()
  const id = new URLSearchParams(location.search).get('id')
  const at = pages.findIndex((page) => page.id === id)
  if (at < 0) return null
  const previous = pages[at - 1]
  const next = pages[at + 1]
  return (
    <Unstyled>
      <Links aria-label="Previous and next page 上一页和下一页">
        <div>
          {previous && (
            <AnchorMdx href={`?path=/docs/${previous.id}`} target="_self">
              ← {pageName(previous.title)}
            </AnchorMdx>
          )}
        </div>
        <div>
          {next && (
            <AnchorMdx href={`?path=/docs/${next.id}`} target="_self">
              {pageName(next.title)} →
            </AnchorMdx>
          )}
        </div>
      </Links>
    </Unstyled>
  )
}
