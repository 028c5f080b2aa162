import { failing, commonFailures } from '@shuyuan/api/testing'
import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { LatestAnnouncement } from './latest-announcement'

it('removes the reserved space if the announcement cannot be loaded', async () => {
  const { dataset } = document.documentElement
  onTestFinished(() => void delete dataset['announcement'])
  dataset['announcement'] = ''
  startFakeServer(failing('getLatestAnnouncement', commonFailures.unexpected))
  renderInSite(<LatestAnnouncement />)
  await waitFor(() => expect(dataset['announcement']).toBeUndefined())
})
