import { storyTests } from './story-tests.config.ts'

const views = '{libs/*/src/**/*.stories.tsx,apps/web/src/**/!(*-page).stories.tsx}'
const translatedViews = 'libs/auth-dialogs/src/**/*.stories.tsx'
const pages = 'apps/web/src/**/*-page.stories.tsx'

export default storyTests({
  passes: [
    { stories: views },
    // Wide pages are what the browser tests of the site see.
    { stories: pages, viewport: 'narrow' },
    { stories: views, theme: 'dark', viewport: 'narrow', isExhaustive: true },
    { stories: translatedViews, language: 'en', viewport: 'narrow', isExhaustive: true },
    { stories: translatedViews, theme: 'dark', language: 'en', isExhaustive: true },
    { stories: pages, theme: 'dark', isExhaustive: true },
  ],
})
