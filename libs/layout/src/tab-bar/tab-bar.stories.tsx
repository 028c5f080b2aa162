import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabBar } from './tab-bar'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/TabBar 底部导航',
  component: TabBar,
  args: {
    links: { home: '/', courses: '/courses', study: '/study-center', member: '/member' },
    pathname: '/courses',
  },
  globals: { viewport: { value: 'w375' } },
  parameters: {
    usage: {
      zh: '手机（移动端 mobile）的底部导航：首页、课程、学习和我的。',
      use: 'On phones, for 首页, 课程, 学习 and 我的.',
      avoid: 'In wide windows: SiteHeader has the same links.',
      do: 'Pass it to PageFrame after the footer. It is sticky, so it covers nothing at the end.',
      never: 'Do not add a fifth tab or an action.',
      measures: '56 px high. Hidden from 768 px on, and in windows up to 480 px high.',
    },
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof TabBar>

export default meta

type Story = StoryObj<typeof meta>

export const Courses: Story = { name: '课程页' }

/** A page below a tab, such as 我的订单, marks its tab. */
export const BelowMember: Story = { name: '我的订单', args: { pathname: '/member/orders' } }

/** No tab is current on pages such as the search. */
export const Elsewhere: Story = { name: '其他页面', args: { pathname: '/search' } }
