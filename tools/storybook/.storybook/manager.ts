import { addons } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { docsThemes } from './storybook-themes'

addons.setConfig({ theme: docsThemes[getPreferredColorScheme()] })
