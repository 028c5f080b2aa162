import nx from '@nx/eslint-plugin'
import { defineConfig, globalIgnores } from 'eslint/config'
import checkFile from 'eslint-plugin-check-file'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { depConstraints } from './tools/eslint/src/boundaries.mjs'
import { configs, content, routes, stories, tests } from './tools/eslint/src/file-groups.mjs'
import {
  workspaceHomes,
  workspaceRules,
  workspaceScopes,
} from './tools/eslint/src/workspace-rules.mjs'
import { ownerHomes, ownerRules } from './tools/eslint/src/owners.mjs'
import { requireProjectGraph } from './tools/eslint/src/require-project-graph.mjs'

requireProjectGraph()

const code = ['**/*.{ts,tsx,mts,mjs}']

/** Enables every rule of a plugin, except for the files that are its home. */
function withHomes(plugin, rules, homes, scopes = {}) {
  return [
    { name: plugin, files: code, plugins: { [plugin]: { rules } } },
    ...Object.keys(rules).map((rule) => ({
      name: `${plugin}/${rule}`,
      files: scopes[rule] ?? code,
      ignores: homes[rule],
      rules: { [`${plugin}/${rule}`]: 'error' },
    })),
  ]
}

export default defineConfig([
  globalIgnores([
    '**/{dist,dist-server,dist-prerendered}/**',
    '**/reports/**',
    '**/generated/**',
    '**/*.gen.ts',
    '**/.nx/**',
    '**/.tanstack/**',
    '**/.data/**',
    '**/{test-results,playwright-report}/**',
    'tools/sandbox-api/public/**',
  ]),
  { files: code, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: code, extends: [tseslint.configs.recommended] },
  {
    // These rules run the React Compiler on each file, which takes most of the time of linting.
    files: ['**/*.tsx', '**/use-*.ts'],
    ignores: [...tests, ...stories],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['{libs,apps}/**/*.{ts,tsx}'],
    ignores: ['apps/web/e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: code,
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // `typeof import('…')` is the type of a lazy package.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', 250],
    },
  },
  { files: [...tests, '**/*.stories.tsx'], rules: { 'max-lines': ['error', 400] } },
  { files: content, rules: { 'max-lines': 'off' } },
  {
    files: ['{libs,apps}/**/*.{ts,tsx}'],
    ignores: [...tests, ...configs],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: code,
    ignores: routes,
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        { '**/{utils,helpers,types,constants}.{ts,tsx,mjs}': '*named-for-its-one-export*' },
      ],
    },
  },
  {
    files: code,
    ignores: configs,
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints,
          enforceBuildableLibDependency: false,
          banTransitiveDependencies: true,
          // The app decides which entries are lazy. Weight budgets limit the result.
          checkDynamicDependenciesExceptions: ['@shuyuan/**'],
        },
      ],
    },
  },
  ...withHomes('owner', ownerRules, ownerHomes),
  ...withHomes('workspace', workspaceRules, workspaceHomes, workspaceScopes),
])
