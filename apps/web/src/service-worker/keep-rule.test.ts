import { operationTable } from '@shuyuan/api/testing'
import { describe, expect, it } from 'vitest'
import { createKeepRule, type KeepRule } from './keep-rule'

const origin = 'https://www.school.example'
const api = 'https://api.school.example/base'
const settings = {
  origin,
  apiUrl: api,
  transcripts: 'https://media.school.example/{courseId}/{lessonId}.vtt',
}
const ruleOf = createKeepRule(settings)

const get = (url: string) => ruleOf({ method: 'GET', mode: 'cors', url })
const open = (url: string) => ruleOf({ method: 'GET', mode: 'navigate', url })

describe('a call of the API', () => {
  const kept: Partial<Record<keyof typeof operationTable, KeepRule>> = {
    getConfig: 'public',
    listNavs: 'public',
    listLinks: 'public',
    getMember: 'personal',
    getCourse: 'personal',
    getLesson: 'personal',
    listBoughtCourses: 'personal',
    listLearnedCourses: 'personal',
    listFavoriteCourses: 'personal',
    listLearnedLessons: 'personal',
  }

  it('is kept only if it is a listed read operation', () => {
    const found = Object.entries(operationTable).flatMap(([name, { method, path }]) => {
      const url = api + path.replaceAll(/\{\w+\}/g, '7')
      const rule = ruleOf({ method: method.toUpperCase(), mode: 'cors', url })
      return rule === null ? [] : [[name, rule]]
    })
    expect(Object.fromEntries(found)).toEqual(kept)
  })

  it.each([
    ['the play URLs of a lesson', '/api/v2/video/7/playinfo'],
    ['a favorite, which a GET toggles', '/api/v2/course/7/like'],
    ['a message, which a GET marks as read', '/api/v2/member/notificationMarkAsRead/7'],
    ['an order', '/api/v2/order/status'],
    ['a promo code', '/api/v2/promoCode/x'],
    ['a captcha', '/api/v2/captcha/image'],
  ])('is not kept for %s', (_, path) => {
    expect(get(api + path)).toBeNull()
  })

  it('is kept with the page of a list', () => {
    expect(get(`${api}/api/v3/member/courses/learned?page=2&size=10`)).toBe('personal')
  })

  it('is not kept from another host, path or method', () => {
    expect(get('https://evil.example/api/v2/member/detail')).toBeNull()
    expect(get(`${origin}/api/v2/member/detail`)).toBeNull()
    const url = `${api}/api/v2/member/detail`
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      expect(ruleOf({ method, mode: 'cors', url })).toBeNull()
    }
  })
})

it('keeps transcripts of the template, without those whose URL may contain a signature', () => {
  expect(get('https://media.school.example/4/403.vtt')).toBe('transcript')
  expect(get('https://media.school.example/4/403.vtt?sign=x')).toBeNull()
  expect(get('https://media.school.example/4/403xvtt')).toBeNull()
  expect(get('https://media.school.example/other/403.vtt')).toBeNull()
  const without = createKeepRule({ ...settings, transcripts: '' })
  const url = 'https://media.school.example/4/403.vtt'
  expect(without({ method: 'GET', mode: 'cors', url })).toBeNull()
})

it('serves documents, but no other file and no path of the API', () => {
  for (const path of ['/', '/study-center?tab=bought', '/courses/video/403']) {
    expect(open(origin + path)).toBe('page')
  }
  const sameHost = createKeepRule({ ...settings, apiUrl: `${origin}/api` })
  for (const url of [
    `${origin}/sitemap.xml`,
    `${origin}/api/api/v2/login`,
    'https://evil.example/',
  ]) {
    expect(sameHost({ method: 'GET', mode: 'navigate', url })).toBeNull()
  }
  expect(ruleOf({ method: 'POST', mode: 'navigate', url: `${origin}/` })).toBeNull()
})

it('serves documents of a site that has the host of its API', () => {
  const root = createKeepRule({ ...settings, apiUrl: origin })
  expect(root({ method: 'GET', mode: 'navigate', url: `${origin}/courses` })).toBe('page')
  expect(root({ method: 'GET', mode: 'navigate', url: `${origin}/api/v2/x` })).toBeNull()
})

it('keeps settings and files of the build, but no other files', () => {
  expect(get(`${origin}/config.js`)).toBe('config')
  expect(get(`${origin}/assets/index-1.js`)).toBe('asset')
  for (const url of [`${origin}/pictures/hero.svg`, 'https://cdn.example/assets/a.js', 'blob:x']) {
    expect(get(url)).toBeNull()
  }
})
