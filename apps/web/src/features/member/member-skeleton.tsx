import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

/** At least as high as the window, because the height of a profile is unknown. */
export function MemberSkeleton() {
  return (
    <Root>
      <Skeleton height={112} />
      <Skeleton height={44} />
      <Skeleton height={232} />
      <Skeleton height={208} />
      <Skeleton height={208} />
    </Root>
  )
}
