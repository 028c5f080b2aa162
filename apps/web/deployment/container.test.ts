import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSandbox } from '../e2e/shared/stack'
import { freePorts } from './free-ports'

// Runs the last stage of deploy/Containerfile in a folder, without a container engine.

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const commandSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const run = promisify(execFile)

let folder = ''
let port = 0
let metricsPort = 0
let api: Awaited<ReturnType<typeof startSandbox>>
let server: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuyuan-container-'))
  const [apiPort = 0, ...ports] = await freePorts(3)
  ;[port = 0, metricsPort = 0] = ports
  api = await startSandbox(apiPort, `http://127.0.0.1:${port}`)
})

afterAll(async () => {
  server?.kill('SIGKILL')
  await api.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the arguments of Node in an instruction, with free ports. */
function readArguments(
  stage: string,
  instruction: string,
  ports: Record<string, number>,
): string[] {
  const [, json = ''] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(stage) ?? []
  const [program = '', ...args] = v.parse(commandSchema, json)
  expect(program).toBe('node')
  return args.map((arg) => arg.replace(/\b(?:4173|9464)\b/, (known) => String(ports[known])))
}

it('the copied files serve the site, and stop cleanly', async () => {
  const file = await readFile(join(repository, 'deploy/Containerfile'), 'utf8')
  const stage = file.slice(file.lastIndexOf('\nFROM '))
  const copies = Array.from(stage.matchAll(/^COPY --from=build (\S+) (\S+)$/gm))
  expect(copies.map(([, , to]) => to)).toEqual(['dist', 'dist-server', 'node_modules'])
  for (const [, from = '', to = ''] of copies) {
    const source = from.replace(/^\/(?:shuyuan|runtime)\//, repository)
    if (to === 'node_modules') await symlink(source, join(folder, to))
    else await cp(source, join(folder, to), { recursive: true })
  }

  const ports = { 4173: port, 9464: metricsPort }
  const entrypoint = readArguments(stage, 'ENTRYPOINT', ports)
  const check = () => run(process.execPath, readArguments(stage, ' +CMD', ports))
  await expect(check()).rejects.toThrow()

  server = spawn(process.execPath, [...entrypoint, '--api', api.apiUrl], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await vi.waitFor(check, { timeout: 40_000, interval: 500 })
  const page = await fetch(`http://127.0.0.1:${port}/courses/detail/4`)
  expect(await page.text()).toContain('<main')
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200)

  expect(stage).toContain('\nSTOPSIGNAL SIGTERM\n')
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
