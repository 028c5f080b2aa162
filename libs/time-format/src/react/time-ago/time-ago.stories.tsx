import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeAgo } from './time-ago'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

const meta: Meta<typeof TimeAgo> = {
  title: 'Components 组件/Content 内容/TimeAgo 相对时间',
  component: TimeAgo,
  parameters: {
    usage: {
      zh: '相对时间：显示“3 分钟前”，悬停时显示完整日期。',
      use: 'For times whose age matters more than the date: comments, messages.',
      avoid: 'For dates that must be exact: the end of a membership, an order.',
      do: 'Put it after the text that it dates.',
      never: 'Do not write 刚刚 by hand.',
    },
  },
}
export default meta

type Story = StoryObj<typeof TimeAgo>

/** Changes to 1分钟前 after a minute. */
export const JustNow: Story = { name: '刚刚', args: { value: ago(0) } }

export const MinutesAgo: Story = { name: '分钟前', args: { value: ago(5 * 60) } }

export const HoursAgo: Story = { name: '小时前', args: { value: ago(3 * 3600) } }

export const DaysAgo: Story = { name: '天前', args: { value: ago(2 * 86_400) } }

/** The year is omitted, even if it is last year. */
export const MonthAndDay: Story = { name: '月日', args: { value: ago(30 * 86_400) } }

export const FullDate: Story = { name: '完整日期', args: { value: '2020-03-01 12:05:06' } }

export const WithTime: Story = {
  name: '含时间',
  args: { value: '2020-03-01 12:05:06', withTime: true },
}

/** The visitor's clock is slow, so a recent time seems to be in the future. */
export const SlightlyAhead: Story = { name: '略晚于当前', args: { value: ago(-20 * 60) } }

export const FarAhead: Story = { name: '未来时间', args: { value: '2099-03-01 12:05:06' } }

/** Worded by `Intl`, with weeks before dates. */
export const InEnglish: Story = {
  name: '英文',
  args: { value: ago(-3 * 86_400), locale: 'en', weeks: true },
}

export const GivenZone: Story = {
  name: '指定时区',
  args: { value: '2020-03-01 12:05:06', withTime: true, timeZone: 'America/New_York' },
}

/** Falls back to the visitor's zone. */
export const UnknownZone: Story = {
  name: '未知时区',
  // The zone name would look as if it were used.
  tags: ['!autodocs'],
  args: { value: '2020-03-01 12:05:06', withTime: true, timeZone: 'Mars/Olympus' },
}

/** Renders nothing. */
export const MissingTime: Story = {
  name: '无时间',
  parameters: { controls: { disable: true } },
  args: { value: null },
}

/** Renders nothing for the "never" of databases. */
export const UnreadableTime: Story = {
  name: '无法识别',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: { value: '0000-00-00 00:00:00' },
}

/** All share one timer; each rerenders only when its text changes. */
export const OneThousand: Story = {
  name: '一千个',
  args: { value: ago(0) },
  render: ({ withTime, timeZone }) => (
    <ul>
      {Array.from({ length: 1000 }, (_, index) => (
        <li key={index}>
          <TimeAgo value={ago(index * 7)} withTime={withTime} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  ),
}
