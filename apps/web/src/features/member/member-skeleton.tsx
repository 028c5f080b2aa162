import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

/** As high as the window at least, as the height of a profile is unknown beforehand. */
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
