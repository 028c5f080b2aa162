import type { SiteConfig } from '@shuyuan/api'
import { formatNumber, leader, media, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { MemberLocale } from '../messages'
import { useMessages } from '../member-locale-provider/use-messages'

/**
 * Formats a ratio as an exact percentage: 0.1 → `10%`, 0.155 → `15.5%`.
 *
 * @param ratio rounded to 8 decimal places
 */
export function formatPercent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(6))}%`
}

export interface CreditPanelProps {
  /** Current points. */
  balance: number
  /** Rewards of the site. Those of 0 are hidden. */
  rules: SiteConfig['creditReward']
}

const Root = styled.div`
  display: grid;
  gap: ${token('space-5')};
  & h2 {
    font: ${token('type-subtitle')};
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`

const Balance = styled.p`
  font: ${token('type-title')};
  font-variant-numeric: tabular-nums;
`

const Rules = styled.dl`
  display: grid;
  gap: ${token('space-2')};
  margin-block: ${token('space-2')} 0;
  & > div {
    display: flex;
    align-items: baseline;
    gap: ${token('space-2')};
  }
  & dt {
    ${leader}
    flex: 1;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`

function rewardsOf(
  rules: SiteConfig['creditReward'],
  messages: MemberLocale,
): [label: string, reward: string][] {
  const points = (count: number) => messages.rulePoints(formatNumber(count))
  const share = (ratio: number) => messages.ruleRatio(formatPercent(ratio))
  const rewards: [number, string, (amount: number) => string][] = [
    [rules.register, messages.ruleRegister, points],
    [rules.watchedCourse, messages.ruleCourse, points],
    [rules.watchedLesson, messages.ruleLesson, points],
    [rules.paidOrderRatio, messages.ruleOrder, share],
  ]
  return rewards.flatMap(([amount, label, word]) => (amount > 0 ? [[label, word(amount)]] : []))
}

/** Points balance and how to earn points. */
export function CreditPanel({ balance, rules }: CreditPanelProps): ReactElement {
  const messages = useMessages()
  const rewards = rewardsOf(rules, messages)
  return (
    <Root>
      <div>
        <h2>{messages.balance}</h2>
        <Balance>{formatNumber(balance)}</Balance>
      </div>
      {rewards.length > 0 && (
        <div>
          <h2>{messages.rules}</h2>
          <Rules>
            {rewards.map(([label, reward]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{reward}</dd>
              </div>
            ))}
          </Rules>
        </div>
      )}
    </Root>
  )
}
