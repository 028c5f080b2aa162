import type { StoryContext } from '@storybook/react-vite'
import type { AuthLocale } from '../locales/auth-locale'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { AuthHarness, type AuthHarnessProps } from './auth-harness'
import { createFakeBackend } from './create-fake-backend'
import { onNetwork } from './on-network'

/** Returns the locale of the Storybook toolbar: Chinese unless it is English. */
export function localeOf({ language }: { language?: unknown }): AuthLocale {
  return language === en.lang ? en : zhCn
}

const faultless = createFakeBackend()

/** `render` of a story: the harness with the language and network settings of the toolbar. */
export function inLanguage(
  { backend = faultless, ...args }: AuthHarnessProps,
  { globals }: Pick<StoryContext, 'globals'>,
) {
  return <AuthHarness locale={localeOf(globals)} backend={onNetwork(backend, globals)} {...args} />
}
