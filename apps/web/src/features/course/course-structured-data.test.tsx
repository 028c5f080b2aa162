import { samples } from '@shuyuan/api/testing'
import { waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

// Visible only while the header is offscreen, which jsdom cannot measure.
vi.mock('./bottom-bar', () => ({ BottomBar: () => null }))

const { getCourse, getConfig } = samples
const path = `/courses/detail/${getCourse.course.id}`
const siteUrl = getConfig.pc_url

const url = v.pipe(v.string(), v.url())
const duration = v.pipe(v.string(), v.regex(/^PT\d+S$/))

// Required properties of each type, from the documentation of search engines.
const required = {
  Course: v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    description: v.pipe(v.string(), v.nonEmpty()),
    url,
    provider: v.object({ '@type': v.literal('Organization'), name: v.string(), url }),
    offers: v.object({
      category: v.picklist(['Free', 'Paid']),
      price: v.number(),
      priceCurrency: v.literal('CNY'),
    }),
    hasCourseInstance: v.array(
      v.object({ courseMode: v.literal('Online'), courseWorkload: duration }),
    ),
    hasPart: v.array(
      v.object({
        '@type': v.literal('VideoObject'),
        name: v.string(),
        thumbnailUrl: url,
        uploadDate: v.pipe(v.string(), v.isoTimestamp()),
        duration,
      }),
    ),
  }),
  BreadcrumbList: v.object({
    itemListElement: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('ListItem'),
          position: v.number(),
          name: v.string(),
          item: url,
        }),
      ),
      v.minLength(2),
    ),
  }),
  EducationalOrganization: v.object({ name: v.string(), url, logo: v.optional(url) }),
}

const documentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    '@context': v.literal('https://schema.org'),
    '@graph': v.array(v.looseObject({ '@type': v.picklist(Object.keys(required)) })),
  }),
)

/** Structured data of the page by type. */
async function readThings() {
  const element = await waitFor(() => {
    const found = document.querySelector('script[type="application/ld+json"]')
    if (found === null) throw new Error('The page says nothing')
    return found
  })
  const graph = v.parse(documentSchema, element.textContent)['@graph']
  return new Map(graph.map((thing) => [thing['@type'], thing]))
}

it('contains what search engines require of a course', async () => {
  visitPage({ path })
  const things = await readThings()
  const course = v.parse(required.Course, things.get('Course'))
  expect(course.url).toBe(`${siteUrl}${path}`)
  expect(course.hasPart).not.toEqual([])
  const trail = v.parse(required.BreadcrumbList, things.get('BreadcrumbList'))
  expect(trail.itemListElement.map(({ item }) => item)).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/courses`,
    `${siteUrl}${path}`,
  ])
})

it('gives a free course the price 0', async () => {
  visitPage({
    path,
    data: { getCourse: { ...getCourse, course: { ...getCourse.course, is_free: 1 } } },
  })
  const course = v.parse(required.Course, (await readThings()).get('Course'))
  expect(course.offers).toMatchObject({ category: 'Free', price: 0 })
})

it('escapes texts of the school that would end the script element', async () => {
  const title = '</script><b>'
  visitPage({ path, data: { getCourse: { ...getCourse, course: { ...getCourse.course, title } } } })
  const course = v.parse(required.Course, (await readThings()).get('Course'))
  expect(course.name).toBe(title)
  expect(document.querySelector('script[type="application/ld+json"]')?.innerHTML).not.toContain('<')
})

it('describes the school', async () => {
  visitPage({ path: '/' })
  const things = await readThings()
  const school = v.parse(required.EducationalOrganization, things.get('EducationalOrganization'))
  expect(school.url).toBe(siteUrl)
})
