'use client'

/* eslint-disable @nx/enforce-module-boundaries -- TanStack Query is a dependency of this app only */
import { createApiClient, isVipActive, type CourseSummary } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { amountToPay, VipPlanList } from '@shuyuan/checkout'
import { CourseGrid } from '@shuyuan/courses'
import { MemberMenu } from '@shuyuan/member'
import { Player } from '@shuyuan/player'
import { useSite } from '@shuyuan/site/react'
import { TimeAgo } from '@shuyuan/time-format/react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const api = createApiClient({ baseUrl: 'https://api.example' })

const course: CourseSummary = {
  id: 7,
  title: '解析几何',
  shortDescription: '从圆开始',
  cover: null,
  price: 99,
  isFree: false,
  isVipFree: false,
  lessonCount: 12,
  userCount: 30,
  category: null,
  publishedAt: null,
}

function OpenedCourse() {
  const { data } = useQuery({ ...courseQuery(api, 7), enabled: false })
  return <p>{data === undefined ? '还没有打开课程' : data.course.title}</p>
}

export function Shelf() {
  const { config, flags } = useSite()
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <p>
        {config.name} · {flags.vip ? '会员' : '没有会员'} · {amountToPay(99, 10)} ·{' '}
        {isVipActive({ role: null, roleExpiresAt: null }) ? '有效' : '无效'}
      </p>
      <TimeAgo value="2020-05-01T08:00:00Z" />
      <OpenedCourse />
      <MemberMenu items={[{ label: '我的课程', href: '/shelf', current: true }]} />
      <CourseGrid courses={[course]} hrefFor={({ id }) => `/courses/${id}`} />
      <VipPlanList plans={[]} membership={null} hrefFor={({ id }) => `/order/${id}`} />
      <Player title="第一课" sources={[]} />
    </QueryClientProvider>
  )
}
