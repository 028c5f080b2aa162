import type { StoryContext } from '@storybook/react-vite'
import { AuthStage, type AuthStageProps } from './auth-stage'
import { localeOf } from './locale-of'

/** `render` of a story: the stage in the language of the toolbar. */
export function inLanguage(args: AuthStageProps, { globals }: Pick<StoryContext, 'globals'>) {
  return <AuthStage locale={localeOf(globals)} {...args} />
}
