import type { CourseDetail } from '@shuyuan/api'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { AttachmentsBlock } from './attachments-block'

beforeEach(() => {
  startFakeServer()
})

async function renderForLearner(course: Partial<CourseDetail['course']>) {
  const detail = {
    course: {
      id: 4,
      title: '离散数学',
      cover: null,
      price: 99,
      shortDescription: '',
      isFree: false,
      isVipFree: false,
      userCount: 0,
      publishedAt: null,
      description: '',
      seoKeywords: '',
      seoDescription: '',
      allowsComments: true,
      categoryId: 0,
      ...course,
    },
    isBought: false,
    attachments: [{ id: 1, name: '讲义', size: 2048, extension: 'pdf' }],
  }
  const { services } = renderInSite(<AttachmentsBlock detail={detail} />)
  await act(async () => services.session.signIn('token'))
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const order = '/order?goods_type=vod&goods_id=4'

it.each([
  ['for sale', {}, '购买课程后可下载附件', [['去购买', order]]],
  [
    'for sale and open to members',
    { isVipFree: true },
    '购买课程或开通会员后可下载附件',
    [
      ['去购买', order],
      ['开通会员', '/vip'],
    ],
  ],
  [
    'only for members',
    { isVipFree: true, price: 0 },
    '开通会员后可下载附件',
    [['开通会员', '/vip']],
  ],
  ['without a price', { price: 0 }, '免费领取课程后可下载附件', [['免费领取', order]]],
])('explains how to get the files of a course that is %s', async (_, course, text, ways) => {
  await renderForLearner(course)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(links()).toEqual(ways)
})
