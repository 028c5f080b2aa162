import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserTargets } from './browsers.ts'
import { clientModules } from './client-modules.ts'
import { coverageFloors } from './coverage-floors.ts'

interface LibOptions {
  /** Folder name under `libs/`. */
  name: string
  /** Entry files. `dist` has the same paths as `src`. */
  entries: string[]
  /** Environment of the unit tests. */
  environment: 'node' | 'happy-dom' | 'jsdom'
  /** Packages whose used files are bundled, because a host would install many more. */
  bundled?: string[]
  /** True if unit tests read computed styles. */
  hasStyles?: boolean
}

/** Export conditions that make every workspace import resolve to source. */
export const sourceConditions = ['@shuyuan/source', 'module', 'browser', 'development|production']

/** True in `npm run test:full`, which also runs `*.full.test.ts` and measures coverage. */
export const isFullRun = process.env['SHUYUAN_FULL'] === 'true'

/** Vite and Vitest configuration shared by all publishable libraries. */
export function libConfig({
  name,
  entries,
  environment,
  bundled = [],
  hasStyles = false,
}: LibOptions) {
  return defineConfig({
    plugins: [react(), clientModules()],
    resolve: { conditions: sourceConditions },
    logLevel: 'warn',
    ssr: {
      resolve: { conditions: ['@shuyuan/source', 'module', 'node', 'development|production'] },
    },
    build: {
      lib: { entry: entries, formats: ['es'] },
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      license: bundled.length > 0 && { fileName: 'licenses.md' },
      target: browserTargets,
      rolldownOptions: {
        external: (id) => /^[^./]/.test(id) && !bundled.includes(id),
        output: {
          // One file per module, so that a bundler includes only used modules and can load the rest on demand.
          preserveModules: true,
          preserveModulesRoot: 'src',
          // npm excludes folders named node_modules from a package.
          entryFileNames: ({ name: module }) =>
            `${module.replace(/.*node_modules\//, 'vendor/')}.js`,
        },
      },
    },
    test: testOptions(`libs/${name}`, environment, hasStyles),
  })
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Test settings shared by libraries, tools and the app; results are in `reports/`. */
export function testOptions(
  projectRoot: string,
  environment: LibOptions['environment'],
  hasStyles = false,
) {
  const viewSetup = [
    './react-setup.fixture.ts',
    ...(hasStyles ? [] : ['./no-style-rules.fixture.ts']),
  ]
  return {
    environment,
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    exclude: isFullRun ? [] : ['**/*.full.test.{ts,tsx}'],
    setupFiles: environment === 'node' ? [] : viewSetup.map(at),
    // Inserts rules one by one, as in production: jsdom would parse the whole sheet again for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    reporters: ['default', 'json'],
    outputFile: {
      json: at(`../../reports/${projectRoot}/unit.json`),
    },
    coverage: {
      // Coverage makes the tests a quarter slower.
      enabled: isFullRun,
      provider: 'v8' as const,
      include: ['src/**/*.{ts,tsx,mjs}'],
      exclude: [
        '**/*.{test,stories,fixture,gen}.*',
        '**/{generated,stories,testing}/**',
        'src/**/index.ts',
      ],
      reporter: ['json-summary'],
      reportsDirectory: at(`../../reports/${projectRoot}/coverage`),
      // Raise it when the tests of a library cover more. Never lower it.
      thresholds: coverageFloors[projectRoot],
    },
    // Nx runs several projects in parallel. More workers than cores slow each other down.
    maxWorkers: 1,
    // Starting a process, a window and modules per file would take four fifths of the time, so files share them and
    // each test cleans up. Module mocks persist between files: files that mock the same module must do it in the same
    // way.
    isolate: false,
    slowTestThreshold: 3_000,
    restoreMocks: true,
    testTimeout: 120_000,
    // Long enough for a busy machine, but short enough to end a hanging test.
    expect: { poll: { timeout: 30_000 } },
  }
}
