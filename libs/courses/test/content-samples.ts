import type { Announcement, HomeBlock, LinkedImage, SearchHit } from '@shuyuan/api'
import { drawnImage, sampleSummaries } from './samples'

/** A found course. */
export function sampleHit(id = 1, changes: Partial<SearchHit> = {}): SearchHit {
  return {
    id,
    resourceType: 'vod',
    resourceId: id,
    title: 'C++ 程序设计竞赛基础',
    passage: '从零开始学习 c++，掌握&ldquo;模板&rdquo;与标准库……',
    shortDescription: '从零开始学习 c++。',
    cover: drawnImage(id * 47),
    price: 299,
    ...changes,
  }
}

/** An announcement. */
export function sampleAnnouncement(id = 1, changes: Partial<Announcement> = {}): Announcement {
  return {
    id,
    title: '春季学期开课通知',
    html: '<p>各位同学：春季课程将于<strong>三月一日</strong>开课。</p>',
    viewCount: 1024,
    createdAt: '2026-03-01T02:00:00.000Z',
    ...changes,
  }
}

/** Images of a slider. */
export const sampleSlides: readonly LinkedImage[] = [
  { src: drawnImage(200, '春季新课'), href: '/courses' },
  { src: drawnImage(20, '会员特惠'), href: 'https://other.example/' },
  { src: drawnImage(120, '公告'), href: null },
]

/** A home page with a block of every kind. */
export const sampleBlocks: readonly HomeBlock[] = [
  { id: 1, kind: 'slider', slides: [...sampleSlides] },
  {
    id: 2,
    kind: 'grid-nav',
    columns: 4,
    items: [
      { name: '全部课程', src: drawnImage(200), href: '/courses' },
      { name: '会员', src: drawnImage(40), href: '/vip' },
      { name: '学习中心', src: drawnImage(90), href: '/study-center' },
      { name: '公告', src: drawnImage(300), href: null },
    ],
  },
  { id: 3, kind: 'courses', title: '热门课程', courses: [...sampleSummaries], leadsToAll: true },
  { id: 8, kind: 'skipped', sign: 'h5-live-v1' },
  { id: 4, kind: 'blank', height: 24, color: '' },
  { id: 5, kind: 'image-group', layout: 'v-1-2', images: [...sampleSlides] },
  { id: 6, kind: 'code', html: '<h2>关于我们</h2><p>十年教研，只做好课。</p>' },
  {
    id: 7,
    kind: 'official-account',
    name: '书院课堂',
    description: '每日一题，免费答疑',
    logo: null,
    qrCode: drawnImage(0),
  },
]
