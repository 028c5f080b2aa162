import { main, opening, type Scene, type Visit } from '../scene'

const articles = { shows: (page: Parameters<typeof main>[0]) => main(page).getByRole('article') }

/** Without the settings, the site requests their parts separately. */
const withoutConfig = ({ sandbox }: Visit) => sandbox.fail({ operation: 'getConfig', status: 500 })

export const publicScenes: readonly Scene[] = [
  opening('getConfig', { path: '/courses', ...articles, isQuiet: true }),
  opening('listNavs', { path: '/courses', prepare: withoutConfig, ...articles, isQuiet: true }),
  opening('listLinks', { path: '/', prepare: withoutConfig, ...articles, isQuiet: true }),
  opening('listBlocks', {
    path: '/',
    shows: (page) =>
      main(page)
        .getByRole('region')
        .filter({ has: page.getByRole('article') }),
  }),
  opening('getLatestAnnouncement', {
    path: '/announcement',
    shows: (page) => page.locator('time'),
  }),
  opening('getAnnouncement', { path: '/announcement?id=1', ...articles }),
  opening('listAnnouncements', {
    path: '/announcement?id=1',
    shows: (page) => main(page).getByRole('listitem').getByRole('link'),
  }),
  opening('listCategories', {
    path: '/courses',
    shows: (page) => page.getByRole('group', { name: '课程分类' }),
  }),
  opening('listCourses', { path: '/courses', ...articles }),
  opening('search', { path: '/search?keywords=Python', ...articles }),
  opening('getCourse', {
    path: '/courses/detail/4',
    shows: (page) => page.getByRole('heading', { level: 1, name: /Python/ }),
  }),
  opening('listVipPlans', {
    path: '/vip',
    shows: (page) => main(page).getByRole('link', { name: /开通/ }),
  }),
  opening('listComments', {
    path: '/courses/detail/4?tab=4',
    shows: (page) => page.getByRole('tabpanel').getByRole('article'),
  }),
]
