import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StudyRhythm, type StudyRhythmProps } from './study-rhythm'
import * as stories from './study-rhythm.stories'

const show = (props: Partial<StudyRhythmProps> = {}) =>
  render(<StudyRhythm {...stories.default.args} {...props} />)

test('shows today, the streak and each day of this week', () => {
  show()
  expect(screen.getByRole('region', { name: '学习节奏' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '今天 12 / 20 分钟，每日目标' })).toBeTruthy()
  expect(screen.getByText(/^连续 3 天达标 · /)).toBeTruthy()
  const week = within(screen.getByRole('list', { name: '本周' })).getAllByRole('listitem')
  expect(week.map((item) => item.textContent)).toEqual([
    '周一 0 分钟',
    '周二 8 分钟',
    '周三 22 分钟，已达标',
    '周四 35 分钟，已达标',
    '周五 20 分钟，已达标',
    '周六 12 分钟',
    '周日 0 分钟',
  ])
  expect(week.map((item) => item.getAttribute('aria-current')).indexOf('date')).toBe(5)
})

test('says that the goal of today is reached', () => {
  show(stories.Reached.args)
  expect(screen.getByText('今天 31 / 20 分钟，已达标')).toBeTruthy()
  expect(screen.getByText(/^连续 4 天达标/)).toBeTruthy()
})

test('shows nothing before the first minute', () => {
  const { container } = show({ days: [{ date: '2026-11-28', seconds: 59, goal: 20 }] })
  expect(container.innerHTML).toBe('')
})

test('explains how a streak starts', () => {
  show({ days: [{ date: '2026-11-28', seconds: 60, goal: 20 }] })
  expect(screen.getByText(/^今天学满 20 分钟，就是第一天/)).toBeTruthy()
})

test('shows a goal that is none of the choices', () => {
  show({ goal: 25 })
  expect(screen.getByRole('button', { name: /25 分钟，每日目标$/ })).toBeTruthy()
})

test('days that cannot be read are read again', async () => {
  const onRetry = vi.fn()
  show({ ...stories.Unavailable.args, onRetry })
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
