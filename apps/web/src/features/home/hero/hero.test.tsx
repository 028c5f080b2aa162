import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Books } from '../../../core/page/books'
import { sampleHero } from './hero.fixture'
import { Hero } from './hero'
import { HeroImage } from './hero-image'

const { image, focus, ...words } = sampleHero

it('shows its text and link beside a decorative image', () => {
  render(
    <Hero {...words}>
      <HeroImage src={image} focus={focus} />
    </Hero>,
  )
  const hero = within(screen.getByRole('region', { name: '慢一点，学扎实' }))
  expect(hero.getByRole('heading', { level: 2 }).textContent).toBe('慢一点，学扎实')
  expect(hero.getByText(sampleHero.text)).toBeTruthy()
  expect(hero.getByRole('link', { name: '浏览全部课程' }).getAttribute('href')).toBe('/courses')
  expect(hero.getByRole('presentation').style.objectPosition).toBe('60% 50%')
})

it('shows only the title if nothing else is set', () => {
  render(<Hero title="只有一句话" text="" />)
  expect(screen.getByRole('region').textContent).toBe('只有一句话')
})

it('each book is a link named after its course', () => {
  const course = { id: 1, title: '离散数学：写给程序员', category: null }
  render(
    <Books label="大家在学" courses={[course]} hrefFor={({ id }) => `/courses/detail/${id}`} />,
  )
  const link = screen.getByRole('link', { name: '离散数学：写给程序员' })
  expect(link.getAttribute('href')).toBe('/courses/detail/1')
  expect(link.textContent).toBe('离散数学')
})
