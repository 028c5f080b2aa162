import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type Stack } from '../e2e/shared/stack'
import { freePorts } from './free-ports'
import { dist, startStaticHost } from './static-host'

/** Starts the sandbox API and nginx with the built files, configured for the API. */
export async function startStaticSite(): Promise<Stack> {
  const [port = 0, apiPort = 0] = await freePorts(2)
  const root = await mkdtemp(join(tmpdir(), 'shuyuan-files-'))
  await cp(dist, root, { recursive: true })
  await appendFile(join(root, 'config.js'), "window.shuyuanConfig.apiBaseUrl = '/api/'\n")
  const api = await startSandbox(apiPort, `http://127.0.0.1:${port}`)
  const { apiUrl } = api
  const host = await startStaticHost({ port, apiUrl, root, mediaUrl: apiUrl })
  return {
    siteUrl: host.url,
    apiUrl,
    stop: async () => {
      await Promise.all([host.stop(), api.stop()])
      await rm(root, { recursive: true, force: true })
    },
  }
}
