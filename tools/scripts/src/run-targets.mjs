import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { nxEnvironment, nxProgram } from './nx.mjs'
import { say } from './say.mjs'
import { workspaceRoot } from './workspace-root.mjs'

/** What npm prints before the program that it runs. */
const npmNoise = /^(\S+: )?(> |npm warn )/

const profile = join(workspaceRoot, 'reports/nx-profile.json')

/** How many tasks Nx would run, those that others need included. */
function countTasks(args) {
  const { stdout } = spawnSync(process.execPath, [nxProgram, ...args, '--graph=stdout'], {
    cwd: workspaceRoot,
    env: nxEnvironment,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return Object.keys(JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks.tasks).length
}

const clock = (ms) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/**
 * Runs targets of all projects through Nx and shows each task when it starts, with the time so far and
 * how many are left.
 *
 * @returns {Promise<{ task: string, target: string, ms: number, status: string }[]>} every task that ran
 * or was restored from the cache; `status` is `success`, `failure`, `skipped` or one of the cache's
 */
export async function runTargets(targets, env = {}) {
  const args = ['run-many', '-t', ...targets, '--nxBail=false']
  const count = countTasks(args)
  say(`${count} tasks: ${targets.join(', ')}`)
  mkdirSync(dirname(profile), { recursive: true })
  const start = Date.now()
  const nx = spawn(process.execPath, [nxProgram, ...args, '--output-style=stream'], {
    cwd: workspaceRoot,
    env: { ...nxEnvironment, ...env, NX_PROFILE: 'reports/nx-profile.json' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let started = 0
  const show = (line) => {
    const [, task, source = ''] = /^> nx run (\S+)(.*)$/.exec(line) ?? []
    if (task !== undefined) {
      started += 1
      const time = clock(Date.now() - start)
      const name = task.replaceAll('"', '')
      say(`── ${time}  ${name}${source}  (${started} of ${count}, ${count - started} left)`)
    } else if (line.trim() !== '' && !npmNoise.test(line)) say(line)
  }
  createInterface({ input: nx.stdout }).on('line', show)
  createInterface({ input: nx.stderr }).on('line', show)
  const [status] = await once(nx, 'close')
  if (!existsSync(profile)) throw new Error('Nx ended before it ran anything; its words are above.')
  const tasks = JSON.parse(readFileSync(profile, 'utf8'))
    .filter(({ ph }) => ph === 'X')
    .map(({ name, dur, args: { target, status: result } }) => ({
      task: name,
      target: target.target,
      ms: dur / 1000,
      status: result,
    }))
  const isExplained = status === 0 || tasks.some((task) => task.status === 'failure')
  if (!isExplained) throw new Error('Nx failed without a failed task; its words are above.')
  return tasks
}
