import { StudyListSkeleton } from '@shuyuan/courses'
import { Container, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Same places as title, tabs and list of the page. */
const Root = styled(Container)`
  display: grid;
  gap: ${token('space-5')};
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Head = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 3.75rem;
`

/** Skeleton of the study center until the browser has read the session. */
export function StudySkeleton() {
  return (
    <Root>
      <Head>
        <Skeleton width="8rem" height="2.25rem" />
      </Head>
      <Skeleton width="15rem" height={token('touch-target')} />
      <div>
        <StudyListSkeleton hasLead />
      </div>
    </Root>
  )
}
