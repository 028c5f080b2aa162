import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestSandbox } from './testing/test-sandbox'
import { fixtureContent } from './testing/fixture-content'

it('data survives a restart, and is reset if the content changed', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-restart-'))
  const first = createTestSandbox({ dataFolder })
  const token = await first.signIn('13800000007')
  await first.get('/api/v2/course/1/like', token)
  first.sandbox.store.close()

  const second = createTestSandbox({ dataFolder })
  expect((await second.get('/api/v2/course/1', token)).data).toMatchObject({ isCollect: true })
  second.sandbox.store.close()

  const third = createTestSandbox({ dataFolder, content: { ...fixtureContent, links: [] } })
  expect((await third.get('/api/v2/course/1', token)).data).toMatchObject({ isCollect: false })
  expect(third.printed).not.toEqual([])
  third.sandbox.store.close()
})
