import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { workspaceRoot } from './workspace-root.fixture'

const scope = '@shuyuan'

/** Files that Git tracks or would track, so that output of other tasks is not copied. */
function sourceFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(workspaceRoot, file)))
}

/** A temporary copy of the workspace, to change, lint and test. */
export class WorkspaceCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'generators-')))

  constructor() {
    for (const file of sourceFiles()) cpSync(join(workspaceRoot, file), join(this.root, file))
    this.#linkPackages()
  }

  remove(): void {
    rmSync(this.root, { recursive: true })
  }

  /**
   * Runs a program of the installed packages in the copy.
   *
   * @param file path of the program in `node_modules`
   * @param folder where it runs
   * @returns its output
   * @throws with its output if it fails
   */
  async run(file: string, args: string[], folder = '.'): Promise<string> {
    const program = join(this.root, 'node_modules', file)
    const child = spawn(process.execPath, [program, ...args], {
      cwd: join(this.root, folder),
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const status = await new Promise((resolve) => child.on('close', resolve))
    if (status !== 0) throw new Error(`${[basename(file), ...args].join(' ')} failed:\n${printed}`)
    return printed
  }

  /** Links installed packages to the original and our own packages to the copy. */
  #linkPackages(): void {
    this.#linkFolder('node_modules')
    for (const name of readdirSync(join(workspaceRoot, 'node_modules', scope))) {
      const linked = join('node_modules', scope, name)
      const project = relative(workspaceRoot, realpathSync(join(workspaceRoot, linked)))
      symlinkSync(join('../..', project), join(this.root, linked))
      const own = join(project, 'node_modules')
      if (existsSync(join(workspaceRoot, own))) this.#linkFolder(own)
    }
  }

  /** Links packages one by one, so that programs write their caches into the copy. */
  #linkFolder(folder: string): void {
    mkdirSync(join(this.root, folder, scope), { recursive: true })
    for (const name of readdirSync(join(workspaceRoot, folder)))
      if (name !== scope && !/^\.(vite|cache)/.test(name))
        symlinkSync(join(workspaceRoot, folder, name), join(this.root, folder, name))
  }
}

/** The environment without variables of the outer test runner, Nx and npm. */
function environment(): NodeJS.ProcessEnv {
  const outer = /^(NX_|VITE|TEST$|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|npm_)/
  const kept = Object.entries(process.env).filter(([name]) => !outer.test(name))
  return {
    ...Object.fromEntries(kept),
    CI: 'true',
    NO_COLOR: '1',
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
    DO_NOT_TRACK: '1',
  }
}
