import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container, PageHeading } from '@shuyuan/ui'
import { BackToTop } from '../back-to-top/back-to-top'
import { SiteFooter } from '../site-footer/site-footer'
import { SiteHeader } from '../site-header/site-header'
import { Visitor } from '../site-header/site-header.stories'
import header from '../site-header/site-header.stories'
import { PageFrame } from './page-frame'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/PageFrame 页面框架',
  component: PageFrame,
  subcomponents: { BackToTop },
  parameters: {
    usage: {
      zh: '页面框架：页头、内容和页脚，响应式布局的起点。',
      use: 'Once per page, around header, content and footer.',
      avoid: 'For the width of content: Container.',
      do: 'Pass TabBar after the footer. The content gets the focus of SkipLink.',
      never: 'Do not put a second main into it.',
      measures: 'The content is at least as high as the window below the header.',
    },
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
    controls: { disable: true },
  },
  args: {
    header: <SiteHeader {...header.args} {...Visitor.args} />,
    footer: <SiteFooter siteName="书院" year={2026} />,
    children: (
      <Container>
        <PageHeading>全部课程</PageHeading>
      </Container>
    ),
  },
} satisfies Meta<typeof PageFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { name: '完整' }
export const HeaderOnly: Story = { name: '仅页头', args: { footer: undefined } }
export const Bare: Story = { name: '无页头页脚', args: { header: undefined, footer: undefined } }
export const LongPage: Story = {
  name: '长页面',
  args: {
    children: (
      <Container style={{ minBlockSize: 4000 }}>
        <PageHeading>向下滚动超过 2000 像素</PageHeading>
        <BackToTop />
      </Container>
    ),
  },
}
