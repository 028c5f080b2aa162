import { parseArgs } from 'node:util'
import { soakBrowser } from './soak-browser.ts'
import { soakServer } from './soak-server.ts'
import { startApi, startSiteServer } from './start-servers.ts'
import { memoryReporting } from './memory-of.ts'

// Checks that memory stays constant: in a browser over half an hour of simulated time, and in a server over
// 100,000 requests.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    requests: { type: 'string', default: '100000' },
  },
})

async function soak(): Promise<boolean> {
  await using api = await startApi()
  await using server = await startSiteServer({ api, nodeArgs: memoryReporting })
  const isBrowserSteady = await soakBrowser(server.url, Number(values.rounds))
  const isServerSteady = await soakServer(server, Number(values.requests))
  return isBrowserSteady && isServerSteady
}

process.exitCode = (await soak()) ? 0 : 1
