import { Container, UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { englishComment, englishDetail, englishSummaries } from '../../test/english-samples'
import { sampleProgress } from '../../test/samples'
import { CommentList } from '../comment-list/comment-list'
import { CourseGrid } from '../course-grid/course-grid'
import { CourseOutline } from '../course-outline/course-outline'
import { en } from '../locales/en'
import { PurchaseCard } from '../purchase-card/purchase-card'
import { CoursesLocaleProvider } from './courses-locale-provider'

const detail = englishDetail()

const meta = {
  title: 'Business 业务组件/Courses 课程/CoursesLocaleProvider 界面语言',
  component: CoursesLocaleProvider,
  parameters: {
    usage: {
      zh: '切换课程部件的语言（国际化 i18n），或替换其中的文案。',
      use: 'Around the components of courses in an app with another language or its own texts.',
      avoid: 'In a Chinese app without such texts: Chinese is built in.',
      do: 'Put one around the app. It also sets dates and spoken durations.',
      never: 'Do not mix two languages on one page.',
    },
    layout: 'fullscreen',
  },
  args: {
    locale: en,
    children: (
      <UiLocaleProvider locale={uiEn}>
        <Container>
          <div lang="en" style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
            <CourseGrid
              courses={englishSummaries}
              hrefFor={({ id }) => `/courses/detail/${id}`}
              headingLevel={2}
            />
            <PurchaseCard
              detail={detail}
              sellsVip
              hrefForLesson={({ id }) => `/courses/video/${id}`}
              orderHref="/order?goods_id=1"
              vipHref="/vip"
            />
            <CourseOutline
              groups={detail.groups}
              progress={sampleProgress}
              access={{ kind: 'for-sale', price: 199, isVipFree: true }}
              hrefFor={({ id }) => `/courses/video/${id}`}
              openChapters={[0, 1]}
            />
            <CommentList
              comments={[englishComment()]}
              total={1}
              onReply={() => Promise.resolve()}
              onShowReplies={() => {}}
            />
          </div>
        </Container>
      </UiLocaleProvider>
    ),
  },
} satisfies Meta<typeof CoursesLocaleProvider>

export default meta

type Story = StoryObj<typeof meta>

export const InEnglish: Story = { name: '英文' }

/** Overrides a single text of the language. */
export const WithATextOfTheHost: Story = {
  name: '自定义文案',
  args: { messages: { buyShort: 'Enroll' } },
}
