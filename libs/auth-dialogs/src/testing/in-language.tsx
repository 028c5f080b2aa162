import type { StoryContext } from '@storybook/react-vite'
import { AuthStage, type AuthStageProps } from './auth-stage'
import { createFakeBackend } from './create-fake-backend'
import { localeOf } from './locale-of'
import { onNetwork } from './on-network'

const faultless = createFakeBackend()

/** `render` of a story: the stage in the language and on the network of the toolbar. */
export function inLanguage(
  { backend = faultless, ...args }: AuthStageProps,
  { globals }: Pick<StoryContext, 'globals'>,
) {
  return <AuthStage locale={localeOf(globals)} backend={onNetwork(backend, globals)} {...args} />
}
