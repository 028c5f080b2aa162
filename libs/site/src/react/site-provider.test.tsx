import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { defaultSiteConfig } from '../default-site-config'
import { defaultFeatureFlags } from '../feature-flags'
import { SiteProvider, useSite } from './site-provider'

function Summary() {
  const { config, configState, flags, navs, navsState } = useSite()
  const words = [config.name, configState, flags.live ? '直播' : '无直播', navs.length, navsState]
  return <p>{words.join(' ')}</p>
}

describe('SiteProvider', () => {
  it('provides defaults while nothing is loaded', () => {
    render(
      <SiteProvider>
        <Summary />
      </SiteProvider>,
    )
    expect(screen.getByText('loading 无直播 0 loading')).toBeTruthy()
  })

  it('provides the given data', () => {
    render(
      <SiteProvider
        config={{ ...defaultSiteConfig, name: '山下学堂' }}
        flags={{ ...defaultFeatureFlags, live: true }}
        navs={[]}
      >
        <Summary />
      </SiteProvider>,
    )
    expect(screen.getByText('山下学堂 ready 直播 0 ready')).toBeTruthy()
  })

  it('distinguishes failed from empty', () => {
    render(
      <SiteProvider configState="failed" navsState="failed">
        <Summary />
      </SiteProvider>,
    )
    expect(screen.getByText('failed 无直播 0 failed')).toBeTruthy()
  })

  it('names the missing provider in the error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Summary />)).toThrow('SiteProvider')
  })
})
