import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountFailure } from '../account-area/account-failure'
import { AnnouncementBar } from '../announcement-bar/announcement-bar'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { SkipLink } from '../skip-link/skip-link'
import { LayoutLocaleProvider } from './layout-locale-provider'
import * as stories from './layout-locale-provider.stories'

const { InEnglish, WithATextOfTheHost } = composeStories(stories)

const han = /\p{Script=Han}/u

test('all texts and accessible names are in the language of the provider', () => {
  render(<InEnglish />)
  fireEvent.click(screen.getByRole('button', { name: 'Theme and contrast' }))
  render(
    <LayoutLocaleProvider locale={en}>
      <SkipLink />
      <AnnouncementBar title="Holidays" href="/announcement" onClose={() => {}} />
      <AccountFailure kind="failed" isRetrying={false} onRetry={() => {}} onSignOut={() => {}} />
    </LayoutLocaleProvider>,
  )
  expect(screen.getByRole('searchbox', { name: 'Search terms' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeTruthy()
  expect(screen.getByText('Skip to content')).toBeTruthy()
  expect(document.body.innerHTML).not.toMatch(han)
})

test('single texts can be overridden', () => {
  render(<WithATextOfTheHost />)
  expect(screen.getByRole('link', { name: 'Our school' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeTruthy()
})

test('both languages have all texts, each in its own language', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zhCn).sort())
  const { themes, subMenuOf, copyright, ...texts } = en
  const words = [
    ...Object.values(texts),
    ...Object.values(themes),
    subMenuOf('A'),
    copyright(1, ''),
  ]
  expect(words.filter((text) => text === '' || han.test(text))).toEqual([])
})
