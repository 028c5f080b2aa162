import { useId, type ReactElement } from 'react'
import {
  Button,
  ChoiceMenu,
  ErrorBlock,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  plainList,
  token,
  VisuallyHidden,
} from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { rhythmMessages } from '../messages'
import { defaultGoal, studyRhythm, type RhythmDay, type StudyDay } from '../rules/study-rhythm'

/** Daily goals to choose from, in minutes. */
const goals = [10, 20, 30, 45, 60, 90]

const Root = styled.section`
  display: grid;
  gap: ${token('space-3')} ${token('space-6')};
  margin-block-end: ${token('space-5')};
  padding: ${token('space-4')} ${token('space-5')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  /* Aligns the text of the ghost button with the edge of the card. */
  & > button {
    margin-inline-end: calc(-1 * ${token('space-3')});
  }
`

const Heading = styled.h2`
  margin: 0;
  font: ${token('type-subheading')};
`

const Columns = styled.div`
  display: grid;
  align-items: end;
  gap: ${token('space-4')} ${token('space-6')};
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Today = styled.div`
  display: grid;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`

const Hint = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const Week = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token('space-1')};
  font: ${token('type-small')};
  text-align: center;
`

const Column = styled.div`
  display: grid;
  align-items: end;
  block-size: ${token('space-9')};
  & > div {
    min-block-size: 2px;
    border-radius: ${token('radius-sm')};
    background: ${token('border')};
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
  & > [data-reached='true'] {
    background: ${token('accent')};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`

export interface StudyRhythmProps {
  /** Days of the learner on this device. Undefined while they load, and if they cannot be read. */
  days: readonly StudyDay[] | undefined
  /** Why the days cannot be read. */
  failure?: string | undefined
  onRetry: () => void
  /** Local date, as `localDate` gives it. */
  today: string
  /** Minutes per day. Null if the learner has turned the rhythm off. */
  goal: number | null
  onGoalChange: (goal: number | null) => void
}

const minutesOf = ({ seconds }: RhythmDay) => Math.floor(seconds / 60)

function Content({
  days,
  today,
  goal,
}: {
  days: readonly StudyDay[]
  today: string
  goal: number
}) {
  const messages = useMessages(rhythmMessages)
  const rhythm = studyRhythm(days, today, goal)
  const longest = Math.max(...rhythm.week.map((day) => Math.max(day.seconds, day.goal * 60)))
  return (
    <Columns>
      <Today>
        <p>
          {(rhythm.today.isReached ? `${messages.rhythmReached} · ` : '') +
            messages.rhythmToday(minutesOf(rhythm.today), goal)}
        </p>
        <ProgressBar
          label={messages.rhythmGoal(goal)}
          value={(rhythm.today.seconds / (goal * 60)) * 100}
        />
        <p>{rhythm.streak === 0 ? messages.noStreak : messages.rhythmStreak(rhythm.streak)}</p>
        <Hint>{messages.rhythmHint}</Hint>
      </Today>
      <Week role="list" aria-label={messages.rhythmWeek}>
        {rhythm.week.map((day) => (
          <li key={day.date}>
            <Column aria-hidden>
              <div
                data-reached={day.isReached}
                style={{ blockSize: `${(day.seconds / longest) * 100}%` }}
              />
            </Column>
            <span>{messages.rhythmWeekday(day.weekday)}</span>
            <VisuallyHidden>{` ${messages.rhythmDay(minutesOf(day), day.isReached)}`}</VisuallyHidden>
          </li>
        ))}
      </Week>
    </Columns>
  )
}

/** Today's minutes against a goal, the last seven days and the streak, as recorded on this device. */
export function StudyRhythm(props: StudyRhythmProps): ReactElement {
  const { days, failure, onRetry, today, goal, onGoalChange } = props
  const messages = useMessages(rhythmMessages)
  const id = useId()
  if (goal === null) {
    return (
      <Root aria-labelledby={id}>
        <Head>
          <Hint id={id}>{messages.rhythmIsOff}</Hint>
          <Button variant="ghost" size="sm" onClick={() => onGoalChange(defaultGoal)}>
            {messages.rhythmTurnOn}
          </Button>
        </Head>
      </Root>
    )
  }
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Heading id={id}>{messages.rhythm}</Heading>
        <ChoiceMenu
          label={messages.rhythmGoals}
          trigger={
            <Button variant="ghost" size="sm">
              {messages.rhythmGoal(goal)}
            </Button>
          }
          choices={[...goals.map(messages.rhythmGoalChoice), messages.rhythmTurnOff]}
          current={goals.indexOf(goal)}
          onSelect={(index) => onGoalChange(goals[index] ?? null)}
        />
      </Head>
      {days && <Content days={days} today={today} goal={goal} />}
      {failure !== undefined && <ErrorBlock message={failure} onRetry={onRetry} />}
      {!days && failure === undefined && (
        <SkeletonGroup>
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
    </Root>
  )
}
