import { formatNumber, formatYuan, media, Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { IncludedCourses } from './included-courses'

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')} ${token('space-6')};
  margin: ${token('space-5')} 0 0;
  ${media.sm} {
    column-gap: ${token('space-8')};
  }
`

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  & > dt {
    color: ${token('text-muted')};
    font: ${token('type-small')};
  }
  /* Gives a skeleton the line height of the figure. */
  & > dd {
    display: flex;
    align-items: center;
    margin: 0;
    color: ${token('member')};
    font: ${token('type-figure')};
  }
  & > dd::before {
    content: '\\200b';
  }
`

/** Numbers about the courses of a membership. */
export function IncludedFigures({
  included,
}: {
  /** `undefined` while loading. */
  included: IncludedCourses | undefined
}): ReactElement {
  const messages = useMessages()
  const atLeast = (figure: string) => (included?.isMinimum ? `${figure}+` : figure)
  const figures: [name: string, value: string | null][] =
    included === undefined
      ? [
          [messages.includedCourses, null],
          [messages.includedLessons, null],
          [messages.includedWorth, null],
        ]
      : [
          [messages.includedCourses, atLeast(formatNumber(included.courses))],
          [
            messages.includedLessons,
            included.lessons === null ? '' : atLeast(formatNumber(included.lessons)),
          ],
          [messages.includedWorth, included.worth === 0 ? '' : atLeast(formatYuan(included.worth))],
        ]
  return (
    <Root>
      {figures.map(
        ([name, value]) =>
          value !== '' && (
            <Figure key={name}>
              <dt>{name}</dt>
              <dd>{value ?? <Skeleton width="2em" height="1.2em" />}</dd>
            </Figure>
          ),
      )}
    </Root>
  )
}
