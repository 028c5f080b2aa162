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
    rule: forbidSyntax('Name the exports, because the public API is an explicit list.', [
      'ExportAllDeclaration',
    ]),
    home: [],
  },
  'no-default-export': {
    rule: forbidSyntax('Use a named export. The file has the name of its one export.', [
      'ExportDefaultDeclaration',
      'ExportSpecifier[exported.name="default"]',
    ]),
    home: [...configs, ...stories, '**/*.d.ts'],
  },
  'effects-in-hooks': {
    rule: forbidSyntax(
      'Derive values in render and act in event handlers. If an effect is unavoidable, put it in a use-*.ts file.',
      [
        `ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name=${effect}]`,
        `MemberExpression[property.name=${effect}]`,
      ],
    ),
    home: ['**/use-*.{ts,tsx}'],
  },
  'raw-html': {
    rule: forbidSyntax('Render raw HTML only with RichText of @shuyuan/rich-text.', [
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
      'Use createDeviceStore or createDrafts of @shuyuan/browser-storage instead of web storage.',
      ['localStorage', 'sessionStorage', 'indexedDB'],
    ),
    home: ['libs/browser-storage/**', ...tests],
  },
  fetch: {
    rule: forbidGlobals('Call the API with the functions and query options of @shuyuan/api.', [
      'fetch',
      'XMLHttpRequest',
    ]),
    home: ['libs/api/**', 'tools/**', 'apps/web/server/**', ...tests, ...stories],
  },
  'shared-state': {
    rule: forbidSyntax(
      'Share state with a proxy of session or site, or a store based on createObservable of @shuyuan/ui/observable. Make singletons of a visit one of its services.',
      [
        'NewExpression[callee.name="Set"] > TSTypeParameterInstantiation > TSFunctionType',
        'NewExpression[callee.name="WeakMap"]',
      ],
    ),
    home: ['libs/ui/src/observable/**', 'apps/web/server/**', 'tools/**', ...tests],
  },
  'bare-words': {
    rule: forbidSyntax(
      'Wrap this text in an element. Browser extensions that translate pages replace bare text nodes, which makes React fail.',
      bareWords,
    ),
    home: [...tests, ...stories],
  },
  'no-double-cast': {
    rule: forbidSyntax(
      'Parse the value instead of casting through unknown, which disables type checking.',
      ['TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]'],
    ),
    home: [],
  },
  'react-free-core': {
    rule: forbidPackages(
      'Do not use React in the core. Put React bindings into the entry under src/react.',
      ['react', 'react-dom'],
    ),
    only: [
      'libs/{api,session,site,time-format,browser-storage,watch-progress,auth-backend}/src/**',
    ],
    home: ['libs/*/src/react/**', ...tests],
  },
  'typed-paths': {
    rule: forbidSyntax(
      'Build paths from the route tree: with useHref() for a library, with `to` for the router.',
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
