import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { nxEnvironment, nxProgram } from './nx.mjs'
import { print } from './print.mjs'
import { workspaceRoot } from './workspace-root.mjs'

/** What npm prints before the program that it runs. */
const npmNoise = /^(> |npm warn )/

/**
 * Target that does nothing and waits for the tasks that take minutes. Nx begins with what others wait for, and
 * otherwise would run these last, one beside an idle core.
 */
const longTasks = 'long-tasks'

const profile = join(workspaceRoot, 'reports/nx-profile.json')

/** Names of the tasks that Nx would run, those that others need included. */
function listTasks(args) {
  const { stdout } = spawnSync(process.execPath, [nxProgram, ...args, '--graph=stdout'], {
    cwd: workspaceRoot,
    env: nxEnvironment,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return Object.values(JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks.tasks)
    .filter(({ target }) => target.target !== longTasks)
    .map(({ id }) => id)
}

const clock = (ms) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** What Nx prints when a task has ended; the output of a failed one follows. */
const taskEnd = /^(✔|>) +nx run (\S+)(.*)$/

/**
 * Runs targets of all projects through Nx and shows each task when it has ended, with the time so far and
 * what is left. Only a failed task shows its output.
 *
 * @returns {Promise<{ task: string, target: string, ms: number, status: string }[]>} every task that ran
 * or was restored from the cache; `status` is `success`, `failure`, `skipped` or one of the cache's
 */
export async function runTargets(targets, env = {}) {
  const args = ['run-many', '-t', ...targets, longTasks, '--nxBail=false']
  const left = new Set(listTasks(args))
  print(`${left.size} tasks: ${targets.join(', ')}`)
  mkdirSync(dirname(profile), { recursive: true })
  const start = Date.now()
  const nx = spawn(process.execPath, [nxProgram, ...args], {
    cwd: workspaceRoot,
    env: { ...nxEnvironment, ...env, NX_PROFILE: 'reports/nx-profile.json' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const show = (line) => {
    const [, mark, quoted, source] = taskEnd.exec(stripVTControlCharacters(line)) ?? []
    if (quoted !== undefined) {
      const task = quoted.replaceAll('"', '')
      if (!left.delete(task)) return
      const rest = left.size > 3 ? `${left.size} left` : `left: ${[...left].join(', ') || 'none'}`
      print(`${mark === '✔' ? '✔' : '✖'} ${clock(Date.now() - start)}  ${task}${source}  (${rest})`)
    } else if (line.trim() !== '' && !npmNoise.test(line)) print(line)
  }
  createInterface({ input: nx.stdout }).on('line', show)
  createInterface({ input: nx.stderr }).on('line', show)
  const [status] = await once(nx, 'close')
  if (!existsSync(profile)) throw new Error('Nx ended before it ran anything; its words are above.')
  const tasks = JSON.parse(readFileSync(profile, 'utf8'))
    .filter(({ ph, args: { target } }) => ph === 'X' && target.target !== longTasks)
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
