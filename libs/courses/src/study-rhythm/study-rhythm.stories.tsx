import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { StudyDay } from '../rules/study-rhythm'
import { StudyRhythm, type StudyRhythmProps } from './study-rhythm'

const day = (date: string, minutes: number): StudyDay => ({ date, seconds: minutes * 60, goal: 20 })

const days = [
  day('2026-11-24', 8),
  day('2026-11-25', 22),
  day('2026-11-26', 35),
  day('2026-11-27', 20),
  day('2026-11-28', 12),
]

/** Keeps the goal. */
function Stateful(props: StudyRhythmProps) {
  const [goal, setGoal] = useState(props.goal)
  return (
    <StudyRhythm
      {...props}
      goal={goal}
      onGoalChange={(next) => {
        setGoal(next)
        props.onGoalChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Business 业务组件/Courses 课程/StudyRhythm 学习节奏',
  component: StudyRhythm,
  parameters: {
    usage: {
      zh: '学习节奏：本周七天、今日分钟数和连续天数。',
      use: 'Beside the title of the study center: this week as seven dots, minutes of today against a goal, and the streak.',
      avoid: 'For the progress in a course: StudyListView.',
      do: 'Keep the record and the goal on the device. Let the learner turn the rhythm off.',
      never: 'Do not remind learners of a streak that ended.',
      measures:
        'At most 60 px high. Nothing before the first minute. From 768 px on with the streak.',
    },
  },
  args: { days, today: '2026-11-28', goal: 20, onGoalChange: fn(), onRetry: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof StudyRhythm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: '默认' }

/** The goal can be changed, or the whole rhythm turned off and on. */
export const Goal: Story = {
  name: '设置目标',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /20 分钟.*每日目标$/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '30 分钟' }))
    await expect(args.onGoalChange).toHaveBeenCalledWith(30)
    await userEvent.click(await canvas.findByRole('button', { name: /30 分钟.*每日目标$/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '关闭学习节奏' }))
    await userEvent.click(await canvas.findByRole('button', { name: '打开' }))
    await expect(args.onGoalChange).toHaveBeenLastCalledWith(20)
  },
}

export const Reached: Story = { name: '已达标', args: { days: [...days, day('2026-11-28', 31)] } }
export const FirstMinute: Story = { name: '第一分钟', args: { days: [day('2026-11-28', 1)] } }
export const Off: Story = { name: '已关闭', args: { goal: null } }
export const Unavailable: Story = {
  name: '无法保存',
  args: { days: undefined, failure: '浏览器不允许保存学习时间，关闭无痕模式后重试' },
}
