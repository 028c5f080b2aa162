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

/** What Git keeps or would keep: nothing that another task makes and removes meanwhile. */
function sourceFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(workspaceRoot, file)))
}

/** A copy of the workspace that can be changed, linted, tested and built without touching the original. */
export class WorkspaceCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'generators-')))

  constructor() {
    for (const file of sourceFiles()) cpSync(join(workspaceRoot, file), join(this.root, file))
    this.#linkPackages()
  }

  remove(): void {
    rmSync(this.root, { recursive: true })
  }

  /** Makes a library of the copy importable, as `npm install` does. */
  linkLibrary(name: string): void {
    symlinkSync(`../../libs/${name}`, join(this.root, 'node_modules', scope, name))
  }

  /**
   * Runs a program of the installed packages in the copy.
   *
   * @param file of the program, from `node_modules`
   * @throws with all that it printed when it fails
   */
  async run(file: string, args: string[], folder = '.'): Promise<void> {
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
  }

  nx(...args: string[]): Promise<void> {
    return this.run('nx/dist/bin/nx.js', args)
  }

  /** Packages of others are those of the original; ours lead to the copy. */
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

  /** Links what is in a folder of packages, one by one, so that programs write their caches into the copy. */
  #linkFolder(folder: string): void {
    mkdirSync(join(this.root, folder, scope), { recursive: true })
    for (const name of readdirSync(join(workspaceRoot, folder)))
      if (name !== scope && !/^\.(vite|cache)/.test(name))
        symlinkSync(join(workspaceRoot, folder, name), join(this.root, folder, name))
  }
}

/** Without what the test runner and Nx tell their own children. */
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
