import { media, Tabs, token, type TabItem } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { LessonPart } from './lesson-tabs'
import * as messages from './messages'

/** Fills its place beside the video or the text. Its content scrolls. */
const Dock = styled.div`
  ${media.lg} {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    overflow: hidden;
    padding-inline-start: ${token('space-3')};
  }
`

const Parts = styled(Tabs)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  & > [role='tablist'] {
    padding-inline: ${token('space-5')};
  }
  && > [role='tabpanel'] {
    padding: 0;
  }
  && > [role='tabpanel']:not([hidden]) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
  }
` as typeof Tabs

interface LessonSideProps {
  /** Outline, and notes if the lesson is a video. */
  items: TabItem<LessonPart>[]
  chosen: string | null
  onSelect: (part: LessonPart) => void
}

/** Parts of a lesson beside the video. */
export function LessonSide({ items, chosen, onSelect }: LessonSideProps) {
  if (items.length === 1) return <Dock>{items[0]?.content}</Dock>
  return (
    <Dock>
      <Parts
        label={messages.lessonSide}
        value={items.find(({ value }) => value === chosen)?.value ?? 'outline'}
        onValueChange={onSelect}
        items={items}
      />
    </Dock>
  )
}
