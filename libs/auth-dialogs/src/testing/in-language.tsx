import type { StoryContext } from '@storybook/react-vite'
import { AuthHarness, type AuthHarnessProps } from './auth-harness'
import { createFakeBackend } from './create-fake-backend'
import { localeOf } from './locale-of'
import { onNetwork } from './on-network'

const faultless = createFakeBackend()

/** `render` of a story: the harness in the language and on the network of the toolbar. */
export function inLanguage(
  { backend = faultless, ...args }: AuthHarnessProps,
  { globals }: Pick<StoryContext, 'globals'>,
) {
  return <AuthHarness locale={localeOf(globals)} backend={onNetwork(backend, globals)} {...args} />
}
