import { spawn } from 'node:child_process'

/** Returns the environment without telemetry and without npm’s variables, which would affect the child. */
export function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|command|node_execpath|execpath)/i.test(name),
  )
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' }
}

/**
 * Runs a program and returns its output. Throws with the output if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string }} options
 * @returns {Promise<string>}
 */
export function run(command, args, { cwd }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let printed = ''
    let complained = ''
    child.stdout.on('data', (text) => (printed += text))
    child.stderr.on('data', (text) => (complained += text))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${printed}\n${complained}`))
    })
  })
}
