import { bareWords } from './bare-words.mjs'
import { disableNeedsReason } from './disable-needs-reason.mjs'
import { configs, routes, stories, tests } from './file-groups.mjs'
import { forbidGlobals, forbidPackages, forbidSyntax } from './forbid.mjs'

const path = '/^\\/[a-z]/i'
// Places where the router type-checks a path.
const typed = ':matches(Property[key.name=/^(to|from)$/], JSXAttribute[name.name=/^(to|from)$/])'

const effect = '/^use(Layout|Insertion)?Effect$/'

/** Rules with their exempt files (`home`) and, for narrow rules, the only files that they apply to (`only`). */
const rules = {
  'no-export-star': {
    rule: forbidSyntax('The public surface is a written list: name what is exported.', [
      'ExportAllDeclaration',
    ]),
    home: [],
  },
  'no-default-export': {
    rule: forbidSyntax('Export by name; a file is named for its one export.', [
      'ExportDefaultDeclaration',
      'ExportSpecifier[exported.name="default"]',
    ]),
    home: [...configs, ...stories, '**/*.d.ts'],
  },
  'effects-in-hooks': {
    rule: forbidSyntax(
      'An effect is the last resort and lives in a use-*.ts file: derive in render, act in handlers.',
      [
        `ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name=${effect}]`,
        `MemberExpression[property.name=${effect}]`,
      ],
    ),
    home: ['**/use-*.{ts,tsx}'],
  },
  'raw-html': {
    rule: forbidSyntax('Raw HTML is shown by RichText of @shuyuan/rich-text alone.', [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    ]),
    home: ['libs/rich-text/**', ...tests],
  },
  'browser-storage': {
    rule: forbidGlobals(
      'Web storage belongs to @shuyuan/browser-storage: use createDeviceStore or createDrafts.',
      ['localStorage', 'sessionStorage', 'indexedDB'],
    ),
    home: ['libs/browser-storage/**', ...tests],
  },
  fetch: {
    rule: forbidGlobals('The wire belongs to @shuyuan/api: use its functions and query options.', [
      'fetch',
      'XMLHttpRequest',
    ]),
    home: ['libs/api/**', 'tools/**', 'apps/web/server/**', ...tests, ...stories],
  },
  'shared-state': {
    rule: forbidSyntax(
      'Shared state is a proxy of session or site, else a store over createObservable of @shuyuan/ui/observable; what a visit has once is one of its services.',
      [
        'NewExpression[callee.name="Set"] > TSTypeParameterInstantiation > TSFunctionType',
        'NewExpression[callee.name="WeakMap"]',
      ],
    ),
    home: ['libs/ui/src/observable/**', 'apps/web/server/**', 'tools/**', ...tests],
  },
  'bare-words': {
    rule: forbidSyntax(
      'Extensions that translate a page move bare text nodes, and React fails beside them: give these words an element.',
      bareWords,
    ),
    home: [...tests, ...stories],
  },
  'no-double-cast': {
    rule: forbidSyntax('Casting through unknown switches the types off: parse the value instead.', [
      'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    ]),
    home: [],
  },
  'react-free-core': {
    rule: forbidPackages('The core knows no React: bindings live in the entry below src/react.', [
      'react',
      'react-dom',
    ]),
    only: [
      'libs/{api,session,site,time-format,browser-storage,watch-progress,auth-backend}/src/**',
    ],
    home: ['libs/*/src/react/**', ...tests],
  },
  'typed-paths': {
    rule: forbidSyntax(
      'A path is built from the route tree: useHref() for a library, `to` for the router.',
      [
        `Literal[value=${path}]:not(${typed} > *, CallExpression[callee.name="getRouteApi"] > *)`,
        // Paths with an extension are files of `public`, not pages.
        `TemplateLiteral[quasis.0.value.raw=${path}]:not(${typed} > *, [quasis.1.value.raw=/\\.[a-z]+$/])`,
        ':matches(JSXAttribute[name.name=/href$/i], JSXAttribute[name.name=/href$/i] > JSXExpressionContainer, Property[key.name=/href$/i]) > Literal[value=/^\\//]',
      ],
    ),
    only: ['apps/web/src/**'],
    // The service worker compares paths of files and API calls.
    home: [...routes, ...stories, ...tests, 'apps/web/src/service-worker/**'],
  },
  'disable-needs-reason': { rule: disableNeedsReason, home: [] },
}

/** Rule name to rule. */
export const workspaceRules = Object.fromEntries(
  Object.entries(rules).map(([name, { rule }]) => [name, rule]),
)

/** Rule name to exempt files. */
export const workspaceHomes = Object.fromEntries(
  Object.entries(rules).map(([name, { home }]) => [name, home]),
)

/** Rule name to the only files that it applies to. Other rules apply to all files. */
export const workspaceScopes = {
  'react-free-core': rules['react-free-core'].only,
  'typed-paths': rules['typed-paths'].only,
}
