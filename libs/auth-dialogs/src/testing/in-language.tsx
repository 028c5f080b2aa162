import type { StoryContext } from '@storybook/react-vite'
import type { AuthLocale } from '../locales/auth-locale'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { AuthHarness, type AuthHarnessProps } from './auth-harness'
import { createFakeBackend } from './create-fake-backend'
import { onNetwork } from './on-network'

/** The language that the toolbar of the stories names; Chinese unless it is English. */
export function localeOf({ language }: { language?: unknown }): AuthLocale {
  return language === en.lang ? en : zhCn
}

const faultless = createFakeBackend()

/** `render` of a story: the harness in the language and on the network of the toolbar. */
export function inLanguage(
  { backend = faultless, ...args }: AuthHarnessProps,
  { globals }: Pick<StoryContext, 'globals'>,
) {
  return <AuthHarness locale={localeOf(globals)} backend={onNetwork(backend, globals)} {...args} />
}
