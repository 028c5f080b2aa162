import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeAgo } from './time-ago'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

const meta: Meta<typeof TimeAgo> = {
  title: 'time-format/TimeAgo',
  component: TimeAgo,
}
export default meta

type Story = StoryObj<typeof TimeAgo>

/** Becomes 1分钟前 after a minute. */
export const JustNow: Story = { args: { value: ago(0) } }

export const MinutesAgo: Story = { args: { value: ago(5 * 60) } }

export const HoursAgo: Story = { args: { value: ago(3 * 3600) } }

export const DaysAgo: Story = { args: { value: ago(2 * 86_400) } }

export const MonthAndDay: Story = { args: { value: ago(30 * 86_400) } }

export const FullDate: Story = { args: { value: '2020-03-01 12:05:06' } }

export const WithTime: Story = { args: { value: '2020-03-01 12:05:06', withTime: true } }

export const AskedForZone: Story = {
  args: { value: '2020-03-01 12:05:06', withTime: true, timeZone: 'America/New_York' },
}

/** Renders nothing. */
export const NoTime: Story = { args: { value: null } }
