const names = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  delphi: 'Pascal',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  haskell: 'Haskell',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  latex: 'LaTeX',
  lua: 'Lua',
  makefile: 'Makefile',
  markdown: 'Markdown',
  matlab: 'MATLAB',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  scheme: 'Scheme',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  vbnet: 'Visual Basic',
  verilog: 'Verilog',
  xml: 'HTML',
  yaml: 'YAML',
} as const

export type Language = keyof typeof names

const aliases = new Map<string, Language>([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['zsh', 'bash'],
  ['console', 'bash'],
  ['h', 'c'],
  ['c++', 'cpp'],
  ['cc', 'cpp'],
  ['hpp', 'cpp'],
  ['arduino', 'cpp'],
  ['cs', 'csharp'],
  ['c#', 'csharp'],
  ['pascal', 'delphi'],
  ['pas', 'delphi'],
  ['patch', 'diff'],
  ['docker', 'dockerfile'],
  ['golang', 'go'],
  ['hs', 'haskell'],
  ['toml', 'ini'],
  ['js', 'javascript'],
  ['jsx', 'javascript'],
  ['mjs', 'javascript'],
  ['jsonc', 'json'],
  ['kt', 'kotlin'],
  ['tex', 'latex'],
  ['make', 'makefile'],
  ['md', 'markdown'],
  ['octave', 'matlab'],
  ['ps1', 'powershell'],
  ['py', 'python'],
  ['python3', 'python'],
  ['ipython', 'python'],
  ['rb', 'ruby'],
  ['rs', 'rust'],
  ['scm', 'scheme'],
  ['lisp', 'scheme'],
  ['mysql', 'sql'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['vb', 'vbnet'],
  ['basic', 'vbnet'],
  ['v', 'verilog'],
  ['html', 'xml'],
  ['xhtml', 'xml'],
  ['svg', 'xml'],
  ['vue', 'xml'],
  ['yml', 'yaml'],
])

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

function isLanguage(name: string): name is Language {
  return Object.hasOwn(names, name)
}

/** Returns the language of a name or alias, e.g. `js` or `Python`; `null` if it is unknown. */
export function findLanguage(name: string): Language | null {
  const lower = name.toLowerCase()
  return aliases.get(lower) ?? (isLanguage(lower) ? lower : null)
}

/** Display name of a language. */
export function languageLabel(name: string): string {
  const language = findLanguage(name)
  return language ? names[language] : name
}

/** Returns all languages to load for highlighting: the named one and those embedded in it. */
export function languagesFor(name: string | undefined): readonly Language[] {
  if (name === undefined) return guessedLanguages
  const language = findLanguage(name)
  return language ? [language, ...(embedded[language] ?? [])] : []
}
