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
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof TabBar>

export default meta

type Story = StoryObj<typeof meta>

export const Courses: Story = { name: '课程页' }

/** A page below a tab, such as 我的订单, marks its tab. */
export const BelowMember: Story = { name: '我的订单', args: { pathname: '/member/orders' } }

/** No tab is current on pages such as the search. */
export const Elsewhere: Story = { name: '其他页面', args: { pathname: '/search' } }
