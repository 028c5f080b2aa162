import { media, Skeleton } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'

/** Aspect ratio of a slide. */
export const slideShape = `
  aspect-ratio: 16 / 9;
  ${media.md} {
    aspect-ratio: 3 / 1;
  }
`

const Root = styled.div`
  ${slideShape}
`

export function SlideSkeleton(): ReactElement {
  return (
    <Root>
      <Skeleton height="100%" />
    </Root>
  )
}
