import { media, Tabs, token, type TabItem } from '@shuyuan/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useServices } from '../../core/use-services'
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

type SidePart = 'outline' | 'transcript'

const key = 'lesson-side'

interface LessonSideProps {
  outline: ReactNode
  /** Null if the lesson has none. */
  transcript: ReactNode
  /** Part that the URL names. */
  named: 'transcript' | undefined
}

/** Beside the video: the outline or the transcript. The learner's choice is remembered on this device. */
export function LessonSide({ outline, transcript, named }: LessonSideProps) {
  const { device } = useServices()
  const [chosen, setChosen] = useState(named ?? device.get(key))
  if (transcript === null) return <Card>{outline}</Card>
  const items: TabItem<SidePart>[] = [
    { value: 'outline', label: messages.outline, content: outline },
    { value: 'transcript', label: messages.transcript, content: transcript },
  ]
  return (
    <Card>
      <Parts
        label={messages.lessonSide}
        value={items.find(({ value }) => value === chosen)?.value ?? 'outline'}
        onValueChange={(value) => {
          device.set(key, value)
          setChosen(value)
        }}
        items={items}
      />
    </Card>
  )
}
