import { StudyListSkeleton } from '@shuyuan/courses'
import { Container, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { TitleBand } from '../../core/page/title-band'
import * as messages from './messages'

/** Same places as tabs and list of the page. */
const Root = styled(Container)`
  display: grid;
  gap: ${token('space-5')};
  padding-block: ${token('space-6')} ${token('space-8')};
`

/** Skeleton of the study center until the browser has read the session. */
export function StudySkeleton() {
  return (
    <>
      <TitleBand title={messages.studyCenter} />
      <Root>
        <Skeleton width="15rem" height={token('touch-target')} />
        <div>
          <StudyListSkeleton hasLead />
        </div>
      </Root>
    </>
  )
}
