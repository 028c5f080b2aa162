/** Label and aliases of each language. */
const languages = {
  bash: ['Bash', 'sh', 'shell', 'zsh', 'console'],
  c: ['C', 'h'],
  cpp: ['C++', 'c++', 'cc', 'hpp', 'arduino'],
  csharp: ['C#', 'cs', 'c#'],
  css: ['CSS'],
  delphi: ['Pascal', 'pascal', 'pas'],
  diff: ['Diff', 'patch'],
  dockerfile: ['Dockerfile', 'docker'],
  go: ['Go', 'golang'],
  haskell: ['Haskell', 'hs'],
  ini: ['INI', 'toml'],
  java: ['Java'],
  javascript: ['JavaScript', 'js', 'jsx', 'mjs'],
  json: ['JSON', 'jsonc'],
  kotlin: ['Kotlin', 'kt'],
  latex: ['LaTeX', 'tex'],
  lua: ['Lua'],
  makefile: ['Makefile', 'make'],
  markdown: ['Markdown', 'md'],
  matlab: ['MATLAB', 'octave'],
  php: ['PHP'],
  powershell: ['PowerShell', 'ps1'],
  python: ['Python', 'py', 'python3', 'ipython'],
  r: ['R'],
  ruby: ['Ruby', 'rb'],
  rust: ['Rust', 'rs'],
  scheme: ['Scheme', 'scm', 'lisp'],
  sql: ['SQL', 'mysql'],
  swift: ['Swift'],
  typescript: ['TypeScript', 'ts', 'tsx'],
  vbnet: ['Visual Basic', 'vb', 'basic'],
  verilog: ['Verilog', 'v'],
  xml: ['HTML', 'html', 'xhtml', 'svg', 'vue'],
  yaml: ['YAML', 'yml'],
} as const satisfies Record<string, readonly string[]>

export type Language = keyof typeof languages

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

const aliases = new Map<string, string>(
  Object.entries(languages).flatMap(([name, [, ...others]]) =>
    others.map((alias) => [alias, name] as const),
  ),
)

/** Candidates when a block names no language: the most common ones of a school. */
export const guessedLanguages: readonly Language[] = [
  'bash',
  'cpp',
  'csharp',
  'css',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'sql',
  'xml',
]

/** Embedded languages. */
const embedded: Partial<Record<Language, readonly Language[]>> = {
  dockerfile: ['bash'],
  markdown: ['xml'],
  php: ['xml'],
  xml: ['css', 'javascript'],
}

/** Returns the language of a name or alias, e.g. `js` or `Python`; `null` if it is unknown. */
export function findLanguage(name: string): Language | null {
  const lower = name.toLowerCase()
  const language = aliases.get(lower) ?? lower
  return isLanguage(language) ? language : null
}

/** Display name of a language. */
export function languageLabel(name: string): string {
  const language = findLanguage(name)
  return language ? languages[language][0] : name
}

/** Returns all languages to load for highlighting: the named one and those embedded in it. */
export function languagesFor(name: string | undefined): readonly Language[] {
  if (name === undefined) return guessedLanguages
  const language = findLanguage(name)
  return language ? [language, ...(embedded[language] ?? [])] : []
}
