import type { Lesson } from '@shuyuan/api'
import type { CourseAccess } from '@shuyuan/courses'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { LockedLesson } from './locked-lesson'
import { TrialBar } from './trial-bar'

const sold: CourseAccess = { kind: 'for-sale', price: 99, isVipFree: false }
const soldAndForMembers: CourseAccess = { ...sold, isVipFree: true }
const order = '/order?goods_type=vod&goods_id=4'
const buy = ['购买课程 ¥99', order]
const join = ['会员免费看', '/vip']
const claim = ['免费领取', order]

const course = { id: 4, cover: null }

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it.each<[CourseAccess, string, (string | null)[][]]>([
  [sold, '购买课程后可看这一节', [buy]],
  [soldAndForMembers, '购买课程或开通会员后可看这一节', [buy, join]],
  [{ kind: 'vip-only' }, '开通会员后可看这一节', [join]],
  [{ kind: 'claimable' }, '免费领取后可看这一节', [claim]],
])('shows the offers for a locked lesson with access %j', async (access, text, ways) => {
  renderInSite(<LockedLesson detail={{ course, groups: [] }} access={access} />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(links()).toEqual(ways)
})

it('offers the first trial of the course in a locked lesson', async () => {
  const lessonOf = (id: number, freeSeconds: number): Lesson => ({
    id,
    courseId: 4,
    title: `第 ${id} 节`,
    chapterId: 1,
    duration: 600,
    freeSeconds,
    isSeekable: true,
    allowsComments: true,
    publishedAt: null,
  })
  const lessons = [lessonOf(1, 0), lessonOf(2, 60), lessonOf(3, 60)]
  const groups = [{ chapter: { id: 1, title: '第一章' }, lessons }]
  renderInSite(<LockedLesson detail={{ course, groups }} access={sold} />)
  expect(await screen.findByText('购买课程后可看这一节')).toBeTruthy()
  expect(links()).toEqual([buy, ['免费试看', '/courses/video/2']])
})

it.each<[CourseAccess, string, (string | null)[][]]>([
  [sold, '试看 1 分，买下后看完整课程', [buy]],
  [soldAndForMembers, '试看 1 分，买下或开通会员后看完整课程', [buy, join]],
  [{ kind: 'vip-only' }, '试看 1 分，开通会员后看完整课程', [join]],
  [{ kind: 'claimable' }, '试看 1 分，免费领取后看完整课程', [claim]],
])('shows the offers beside a trial with access %j', async (access, text, ways) => {
  renderInSite(<TrialBar course={{ id: 4 }} access={access} seconds={60} />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(links()).toEqual(ways)
})
