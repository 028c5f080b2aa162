import type { CourseSummary } from '@shuyuan/api'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSummary } from '../../test/samples'
import type { VipTerms } from '../vip-terms-provider/vip-terms'
import { VipTermsProvider } from '../vip-terms-provider/vip-terms-provider'
import { CourseCard, type CourseCardProps } from './course-card'

type CourseCardArgs = CourseCardProps & CourseSummary & Partial<VipTerms>

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseCard 课程卡片',
  component: CourseCard,
  parameters: {
    usage: {
      zh: '课程卡片：封面、标题、价格和学习人数。',
      use: 'For one course in a list. The title is the link, and the whole card can be clicked.',
      avoid: 'Alone on a page: CourseHeader. For search hits: SearchResults.',
      do: 'Render it inside VipTermsProvider, so that a member sees 会员免费 and the price crossed out.',
      never: 'Do not show a price if the list does not say which courses are free for members.',
      measures:
        'Cover 16:9. The text starts 12 px below it. The title has up to three lines on phones, two from 768 px on.',
    },
    controls: { exclude: ['id', 'cover'] },
  },
  argTypes: { course: { control: false } },
  args: { ...sampleSummary(), href: '/courses/detail/1' },
  render: ({ href, headingLevel, sellsVip, isMember, variant, eager, ...course }) => (
    <VipTermsProvider sellsVip={sellsVip} isMember={isMember}>
      <CourseCard
        course={course}
        href={href}
        headingLevel={headingLevel}
        variant={variant}
        eager={eager}
      />
    </VipTermsProvider>
  ),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['width'] ?? 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CourseCardArgs>

export default meta

type Story = StoryObj<CourseCardArgs>

export const ForSale: Story = { name: '付费' }
export const ForSaleAndVipFree: Story = {
  name: '付费且会员免费',
  args: sampleSummary(1, { isVipFree: true }),
}
export const Free: Story = { name: '免费', args: sampleSummary(2, { isFree: true, price: 0 }) }
export const VipOnly: Story = {
  name: '会员专享',
  args: sampleSummary(4, { price: 0, isVipFree: true }),
}
export const Claimable: Story = { name: '免费领取', args: sampleSummary(4, { price: 0 }) }
export const ForMember: Story = {
  name: '会员免费，会员',
  args: { ...ForSaleAndVipFree.args, isMember: true },
}
export const VipOnlyForMember: Story = {
  name: '会员专享，会员',
  args: { ...VipOnly.args, isMember: true },
}
export const ManyLearners: Story = {
  name: '大量学员',
  args: sampleSummary(3, { userCount: 15_230 }),
}
export const ShortTitle: Story = { name: '短标题', args: sampleSummary(8) }
export const LongTitle: Story = {
  name: '长标题',
  args: sampleSummary(3, {
    title: '中学数学教师资格证考试系统课：从学科知识、教学设计到结构化面试的全流程备考',
  }),
}
export const OneLesson: Story = { name: '一节', args: sampleSummary(3, { lessonCount: 1 }) }
export const NoFacts: Story = {
  name: '无学习数据',
  args: sampleSummary(3, { lessonCount: null, userCount: 0, category: null }),
}
export const Narrow: Story = {
  name: '窄屏',
  args: { ...ForMember.args, userCount: 15_230 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 138 }}>
        <Story />
      </div>
    ),
  ],
}
export const WithoutCover: Story = { name: '无封面', args: sampleSummary(5, { cover: null }) }

export const States: Story = {
  name: '各状态',
  parameters: { ...matrixParameters, width: 'none' },
  render: ({ href }) => (
    <StateMatrix states={['rest', 'hover', 'focus']}>
      {() =>
        [ForSaleAndVipFree, Free, ForMember].map(({ name, args }) => (
          <div key={name} style={{ inlineSize: 220 }}>
            <VipTermsProvider isMember={args?.isMember}>
              <CourseCard course={{ ...sampleSummary(), ...args }} href={href} />
            </VipTermsProvider>
          </div>
        ))
      }
    </StateMatrix>
  ),
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { ...ForMember.args },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: sampleSummary(1, { isVipFree: undefined }),
}
