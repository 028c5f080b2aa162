import type { ReactElement } from 'react'
import { CourseGridSkeleton } from '@shuyuan/courses'
import { media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Stack = styled.div`
  display: grid;
  gap: ${token('space-8')};
  ${media.md} {
    gap: ${token('space-10')};
  }
`

/** Stands in for {@link HomeBlocks} while they load. */
export function HomeBlocksSkeleton(): ReactElement {
  return (
    <Stack aria-busy>
      <Skeleton ratio={3} />
      <CourseGridSkeleton />
    </Stack>
  )
}
