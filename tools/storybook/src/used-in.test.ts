import { expect, test } from 'vitest'
import { usedIn } from './used-in'

const story = (title: string) => `const meta = {\n  title: '${title}',\n}`

test('names the part and the pages that render a component', () => {
  const uses = usedIn({
    'libs/courses/src/course-grid/course-grid.stories.tsx': story('Business/CourseGrid'),
    'libs/courses/src/course-grid/course-grid.tsx': 'const Item = memo(CourseCard)',
    'web/home/home-page.stories.tsx': story('Pages/Home'),
    'web/home/blocks/new-courses.tsx': '<CourseGrid courses={courses} /> <CourseGrid />',
  })
  expect(uses).toEqual({ CourseCard: ['Business/CourseGrid'], CourseGrid: ['Pages/Home'] })
})

test('leaves out a file that belongs to no page, or to one of several', () => {
  const uses = usedIn({
    'web/auth/login-page.stories.tsx': story('Pages/Login'),
    'web/auth/face-check-page.stories.tsx': story('Pages/Face check'),
    'web/auth/face-check-page.tsx': '<FaceCheckPanel />',
    'web/auth/account.tsx': '<AuthDialog />',
    'web/shell/layout.tsx': '<SiteHeader />',
  })
  expect(uses).toEqual({ FaceCheckPanel: ['Pages/Face check'] })
})
