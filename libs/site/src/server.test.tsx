// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultSiteConfig, isPhone, phoneSiteUrl } from './index'
import { SiteProvider, useSite } from './react'

function Name() {
  return <p>{useSite().configState}</p>
}

it('imports and renders without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(isPhone({ userAgent: '' })).toBe(false)
  expect(phoneSiteUrl({ path: '/', search: '', h5Url: defaultSiteConfig.h5Url })).toBeNull()
  expect(
    renderToString(
      <SiteProvider>
        <Name />
      </SiteProvider>,
    ),
  ).toBe('<p>loading</p>')
})
