import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoLink } from './logo-link'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/LogoLink 标志',
  component: LogoLink,
  parameters: {
    usage: {
      zh: '学校标志，链接到首页。',
      use: 'For the link to the home page, in the header and on the page 找不到页面.',
      avoid: 'For the logo of a partner: use an image.',
      do: 'Pass the name as well: it replaces a logo that is missing or broken.',
      never: 'Do not write the name beside a logo that contains it.',
      measures: '140 to 264 px wide, at most 26 % of the window. Logo up to 180 × 40 px.',
    },
  },
  args: { siteName: '书院学堂', logo: null, href: '/' },
} satisfies Meta<typeof LogoLink>

export default meta

type Story = StoryObj<typeof meta>

export const Mark: Story = { name: '默认' }

export const LongName: Story = {
  name: '长名称',
  args: { siteName: '书院学堂职业技能与终身学习中心' },
}

export const Nameless: Story = { name: '无名称', args: { siteName: '' } }
