import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleHero } from './hero.fixture'
import { Hero } from './hero'

it('shows its text and link beside a decorative image', () => {
  render(<Hero {...sampleHero} />)
  const hero = within(screen.getByRole('region', { name: '慢一点，学扎实' }))
  expect(hero.getByRole('heading', { level: 2 }).textContent).toBe('慢一点，学扎实')
  expect(hero.getByText(sampleHero.text)).toBeTruthy()
  expect(hero.getByRole('link', { name: '浏览全部课程' }).getAttribute('href')).toBe('/courses')
  const image = hero.getByRole('presentation')
  expect(image.getAttribute('src')).toBe(sampleHero.image)
  expect(image.style.objectPosition).toBe('60% 50%')
})

it('shows only the title if nothing else is set', () => {
  render(<Hero title="只有一句话" text="" image="" focus="50% 50%" />)
  expect(screen.getByRole('region').textContent).toBe('只有一句话')
  expect(screen.queryByRole('presentation')).toBeNull()
})
