import { defaultSiteConfig } from '@shuyuan/site'
import { SiteProvider } from '@shuyuan/site/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDocumentTitle } from './use-document-title'

function Page({ title }: { title?: string }) {
  useDocumentTitle(title)
  return null
}

it.each([
  ['书院学堂', '全部课程', '全部课程 - 书院学堂'],
  ['书院学堂', undefined, '书院学堂'],
  ['', '全部课程', '全部课程'],
  ['', undefined, '首页'],
])('the page %j of %j is titled %j', (name, title, expected) => {
  render(
    <SiteProvider config={{ ...defaultSiteConfig, name }}>
      <Page title={title} />
    </SiteProvider>,
  )
  expect(document.title).toBe(expected)
})
