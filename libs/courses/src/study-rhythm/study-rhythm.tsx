import type { ReactElement } from 'react'
import {
  Button,
  ChoiceMenu,
  ErrorBlock,
  media,
  plainList,
  Seal,
  token,
  VisuallyHidden,
} from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { rhythmMessages } from '../messages'
import { defaultGoal, studyRhythm, type RhythmDay, type StudyDay } from '../rules/study-rhythm'

/** Daily goals to choose from, in minutes. */
const goals = [10, 20, 30, 45, 60, 90]

/** Beside a title. */
const Root = styled.section`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  ${media.below.md} {
    &[data-first-day] {
      grid-template-columns: 1fr auto;
      align-items: center;
      column-gap: ${token('space-2')};
      /* The seal makes the line of the dots no higher. */
      & > :first-child {
        margin-block: -14px;
      }
      & > button {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.md} {
    grid-template-columns: auto auto;
    align-items: center;
    column-gap: ${token('space-2')};
    &[data-first-day] {
      grid-template-columns: auto auto auto;
    }
  }
`

const Hint = styled.p`
  display: none;
  grid-column: 1 / -1;
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  ${media.md} {
    display: block;
  }
`

const Off = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const Week = styled.ul`
  ${plainList}
  display: flex;
  gap: ${token('space-2')};
`

const Dot = styled.li`
  position: relative;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid ${token('border-strong')};
  border-radius: ${token('radius-full')};
  &[data-state='begun'] {
    background: ${token('border-strong')};
  }
  &[data-state='reached'] {
    border-color: ${token('accent-strong')};
    background: ${token('accent-strong')};
    @media (forced-colors: active) {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  &[aria-current] {
    outline: 1px solid ${token('text')};
    outline-offset: 2px;
  }
`

export interface StudyRhythmProps {
  /** Days of the learner on this device. Undefined while they load, and if they cannot be read. */
  days: readonly StudyDay[] | undefined
  /** Why the days cannot be read. */
  failure?: string | undefined
  /** Called when the user presses 重试. */
  onRetry: () => void
  /** Local date, as `localDate` gives it. */
  today: string
  /** Minutes per day. Null if the learner has turned the rhythm off. */
  goal: number | null
  /** Saves the daily goal in minutes, or null for none. */
  onGoalChange: (goal: number | null) => void
}

const minutesOf = ({ seconds }: RhythmDay) => Math.floor(seconds / 60)

function stateOf({ seconds, isReached }: RhythmDay): 'none' | 'begun' | 'reached' {
  if (isReached) return 'reached'
  return seconds >= 60 ? 'begun' : 'none'
}

/**
 * Strip with this week as seven dots, today's minutes against a goal, and the streak, as recorded on this device. The
 * first day of a streak has a seal. Renders nothing before the first minute.
 */
export function StudyRhythm(props: StudyRhythmProps): ReactElement | null {
  const { days, failure, onRetry, today, goal, onGoalChange } = props
  const messages = useMessages(rhythmMessages)
  if (goal === null) {
    return (
      <Root aria-label={messages.rhythm}>
        <Off>{messages.rhythmIsOff}</Off>
        <Button variant="ghost" size="sm" onClick={() => onGoalChange(defaultGoal)}>
          {messages.rhythmTurnOn}
        </Button>
      </Root>
    )
  }
  if (failure !== undefined) return <ErrorBlock message={failure} onRetry={onRetry} />
  if (!days?.some(({ seconds }) => seconds >= 60)) return null
  const rhythm = studyRhythm(days, today, goal)
  const minutes = minutesOf(rhythm.today)
  const streak =
    rhythm.streak === 0 ? messages.noStreak(goal) : messages.rhythmStreak(rhythm.streak)
  const isFirstDay = rhythm.today.isReached && rhythm.streak === 1
  return (
    <Root aria-label={messages.rhythm} data-first-day={isFirstDay || undefined}>
      {isFirstDay && <Seal id={goal}>{messages.rhythmSeal}</Seal>}
      <Week role="list" aria-label={messages.rhythmWeek}>
        {rhythm.week.map((day) => (
          <Dot
            key={day.date}
            data-state={stateOf(day)}
            aria-current={day.date === today ? 'date' : undefined}
          >
            <VisuallyHidden>
              {`${messages.rhythmWeekday(day.weekday)} ${messages.rhythmDay(minutesOf(day), day.isReached)}`}
            </VisuallyHidden>
          </Dot>
        ))}
      </Week>
      <ChoiceMenu
        label={messages.rhythmGoals}
        trigger={
          <Button variant="ghost" size="sm">
            {rhythm.today.isReached
              ? messages.rhythmReached(minutes, goal)
              : messages.rhythmToday(minutes, goal)}
            <VisuallyHidden>{messages.rhythmGoal}</VisuallyHidden>
          </Button>
        }
        choices={[...goals.map(messages.rhythmGoalChoice), messages.rhythmTurnOff]}
        current={goals.indexOf(goal)}
        onSelect={(index) => onGoalChange(goals[index] ?? null)}
      />
      <Hint>{`${streak} · ${messages.rhythmHint}`}</Hint>
    </Root>
  )
}
