import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Runs a program to its end and gives what it printed; when it fails, throws with all its words.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>}
 */
export async function runProgram(program, args, cwd, env = process.env) {
  const shell = process.platform === 'win32'
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env,
      shell,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`, {
      cause: error,
    })
  }
}
