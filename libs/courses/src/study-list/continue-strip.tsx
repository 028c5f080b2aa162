import type { ReactElement, ReactNode } from 'react'
import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages } from '../messages'
import { ContinueCard, type ContinueCardProps } from './continue-card'
import { continueHeight } from './continue-layout'

/** The height is the same in every state, because the content below is already rendered. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${continueHeight}
`

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${token('space-3')} ${token('space-4')};
  font: ${token('type-heading')};
`

export interface ContinueStripProps extends Omit<
  ContinueCardProps,
  'row' | 'courseHref' | 'onShowProgress'
> {
  /** Course learned last; `null` while loading. */
  row: ContinueCardProps['row'] | null
  /** URL of the course. */
  courseHref: string
  /** Replaces the course if there is none or loading failed. */
  note?: ReactNode
}

/** The course learned last, linked to the lesson to continue with. */
export function ContinueStrip({ row, note, ...card }: ContinueStripProps): ReactElement {
  const messages = useMessages(courseMessages)
  return (
    <Root aria-label={messages.continue} aria-busy={row === null && note === undefined}>
      {note !== undefined ? (
        <Note>{note}</Note>
      ) : row === null ? (
        <Skeleton height="100%" />
      ) : (
        <ContinueCard {...card} row={row} />
      )}
    </Root>
  )
}
