import { UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AppearanceChoices } from '../appearance-menu/appearance-choices'
import { AppearanceMenu } from '../appearance-menu/appearance-menu'
import { en } from '../locales/en'
import { SiteFooter } from '../site-footer/site-footer'
import { SiteHeader } from '../site-header/site-header'
import { LayoutLocaleProvider } from './layout-locale-provider'

const entry = { url: '/courses', opensNewWindow: false, children: [] }

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/LayoutLocaleProvider 界面语言',
  component: LayoutLocaleProvider,
  parameters: {
    usage: {
      zh: '切换页头和页脚的语言（国际化 i18n），或替换其中的文案。',
      use: 'Around header and footer in an app with another language, or with texts of its own.',
      avoid: 'In a Chinese app without such texts: Chinese is built in.',
      do: 'Put one around the frame of the site.',
      never: 'Do not translate the entries of the navigation here: the school names them.',
    },
    layout: 'fullscreen',
  },
  args: {
    locale: en,
    children: (
      <UiLocaleProvider locale={uiEn}>
        <div lang="en">
          <SiteHeader
            siteName="Shuyuan"
            logo={null}
            links={{ home: '/', vip: '/vip', study: '/study-center', search: '/search' }}
            pathname="/"
            nav={[
              { ...entry, id: 1, name: 'Courses' },
              {
                ...entry,
                id: 2,
                name: 'Books',
                children: [{ ...entry, id: 3, name: 'New books' }],
              },
            ]}
            account={{ kind: 'visitor', onSignIn: fn(), onRegister: fn(), onStudy: fn() }}
            onSearch={fn()}
            onEmptySearch={fn()}
            appearance={
              <AppearanceMenu>
                <AppearanceChoices theme="system" hasMoreContrast={false} onChange={fn()} />
              </AppearanceMenu>
            }
          />
          <SiteFooter
            siteName="Shuyuan"
            aboutHref="/about"
            agreementHref="/terms"
            privacyHref="/privacy"
            year={2025}
          />
        </div>
      </UiLocaleProvider>
    ),
  },
} satisfies Meta<typeof LayoutLocaleProvider>

export default meta

type Story = StoryObj<typeof meta>

export const InEnglish: Story = { name: '英文' }

/** Overrides a single text of the language. */
export const WithATextOfTheHost: Story = {
  name: '自定义文案',
  args: { messages: { about: 'Our school' } },
}
