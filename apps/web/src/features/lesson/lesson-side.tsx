import { media, Tabs, token, type TabItem } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { LessonPart } from './lesson-tabs'
import * as messages from './messages'

/** Raised card beside the video. It fits in the window before the page is scrolled, and its content scrolls. */
const Card = styled.div`
  ${media.lg} {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    max-block-size: calc(100dvh - 232px);
    overflow: hidden;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface-raised')};
    box-shadow: ${token('shadow-raised')};
  }
`

const Parts = styled(Tabs)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  max-block-size: inherit;
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
  /** Outline, transcript and notes, as far as the lesson has them. */
  items: TabItem<LessonPart>[]
  chosen: string | null
  onSelect: (part: LessonPart) => void
}

/** Parts of a lesson beside the video. */
export function LessonSide({ items, chosen, onSelect }: LessonSideProps) {
  if (items.length === 1) return <Card>{items[0]?.content}</Card>
  return (
    <Card>
      <Parts
        label={messages.lessonSide}
        value={items.find(({ value }) => value === chosen)?.value ?? 'outline'}
        onValueChange={onSelect}
        items={items}
      />
    </Card>
  )
}
