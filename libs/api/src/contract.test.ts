// @vitest-environment node
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Answer {
  $ref?: string
  content?: Record<string, { example?: unknown; examples?: Record<string, unknown> }>
  headers?: Record<string, { example?: unknown }>
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}
interface Operation {
  operationId: string
  tags: string[]
  summary?: string
  security?: object[]
  'x-access': string
  parameters?: Parameter[]
  requestBody?: Answer
  responses: Record<string, Answer>
}
interface Contract {
  openapi: string
  security: object[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const root = new URL('../', import.meta.url)
const contract: Contract = parse(await readFile(new URL('openapi.yaml', root), 'utf8'))

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  formats: { binary: true, uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ },
})
ajv.addVocabulary(Object.keys(contract))
ajv.addSchema(contract, 'contract', false, false)

const methods = ['get', 'put', 'post', 'delete']
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ ...operation, method, path })),
)
const nodes = [...walk(contract, '')]

function* walk(value: unknown, pointer: string): Generator<{ pointer: string; node: object }> {
  if (!(value instanceof Object)) return
  yield { pointer, node: value }
  for (const [key, child] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue
    yield* walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

function resolve<Node extends object>(node: Node & { $ref?: string }): Node {
  if (!node.$ref) return node
  const target = node.$ref.slice(1)
  const found = nodes.find(({ pointer }) => pointer === target)
  if (!found) throw new Error(`${node.$ref} leads nowhere`)
  return found.node as Node
}

function examplesOf(site: object): unknown[] {
  if ('example' in site) return [site.example]
  if (!('examples' in site) || !(site.examples instanceof Object)) return []
  const shown: { value: unknown }[] = Object.values(site.examples)
  return shown.map(({ value }) => value)
}

function complaints(pointer: string, value: unknown): string {
  const validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` })
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

const schemaComplaints = (name: string, value: unknown) =>
  complaints(`/components/schemas/${name}`, value)

describe('the generated files', () => {
  it('match the contract', async () => {
    const script = new URL('scripts/generate.mjs', root).pathname
    const check = promisify(execFile)(process.execPath, [script, '--check'])
    await expect(check).resolves.toMatchObject({ stderr: '' })
    // A process of its own that loads the TypeScript compiler: seconds alone, more on a busy machine.
  }, 90_000)
})

describe('the contract', () => {
  it('is an OpenAPI 3.1 document with operations', () => {
    expect(contract.openapi).toBe('3.1.0')
    expect(operations.length).toBeGreaterThan(70)
  })

  it('has no reference that leads nowhere', () => {
    const known = new Set(nodes.map(({ pointer }) => `#${pointer}`))
    const broken = nodes.flatMap(({ node, pointer }) =>
      '$ref' in node && !known.has(String(node.$ref)) ? [`${pointer} → ${String(node.$ref)}`] : [],
    )
    expect(broken).toEqual([])
  })

  it('uses every component', () => {
    const used = new Set(nodes.flatMap(({ node }) => ('$ref' in node ? [node.$ref] : [])))
    const unused = nodes
      .map(({ pointer }) => `#${pointer}`)
      .filter((ref) => /^#\/components\/(schemas|responses|parameters)\/\w+$/.test(ref))
      .filter((ref) => !used.has(ref))
    expect(unused).toEqual([])
  })

  it('gives every operation its own camelCase name', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it('has schemas without unknown keywords', () => {
    for (const name of Object.keys(contract.components.schemas)) {
      expect(() => schemaComplaints(name, null), name).not.toThrow()
    }
  })

  it('has no example that does not fit its schema', () => {
    const sites = nodes.filter(({ node }) => 'schema' in node)
    const wrong = sites.flatMap(({ pointer, node }) =>
      examplesOf(node).map((value) => `${pointer}: ${complaints(`${pointer}/schema`, value)}`),
    )
    expect(wrong.length).toBeGreaterThan(100)
    expect(wrong.filter((line) => !line.endsWith(': '))).toEqual([])
  })
})

describe('every operation', () => {
  const offenders = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
    operations.filter(isWrong).map(({ operationId }) => operationId)
  const successOf = ({ responses }: Operation) =>
    resolve(responses['200'] ?? responses['302'] ?? {})
  const parametersOf = ({ parameters = [] }: Operation) => parameters.map(resolve)

  it('has a summary and one declared tag', () => {
    const tags = contract.tags.map(({ name }) => name)
    const isWrong = (operation: Operation) =>
      !operation.summary || operation.tags.length !== 1 || !tags.includes(operation.tags[0] ?? '')
    expect(offenders(isWrong)).toEqual([])
  })

  it('shows an example of its success', () => {
    const isWrong = (operation: Operation) => {
      const { content, headers } = successOf(operation)
      const shown = Object.values(content ?? headers ?? {}).map(examplesOf)
      return shown.length !== 1 || shown[0]?.length === 0
    }
    expect(offenders(isWrong)).toEqual([])
  })

  it('shows an example of what it must be given', () => {
    const isWrong = (operation: Operation) => {
      const body = Object.values(operation.requestBody?.content ?? {})
      const required = parametersOf(operation).filter((parameter) => parameter.required)
      return [...body, ...required].some((site) => examplesOf(site).length === 0)
    }
    expect(offenders(isWrong)).toEqual([])
  })

  it('declares exactly the parameters of its path', () => {
    const isWrong = (operation: (typeof operations)[number]) => {
      const declared = parametersOf(operation).filter((parameter) => parameter.in === 'path')
      const written = operation.path.match(/\{\w+\}/g) ?? []
      return declared.map(({ name }) => `{${name}}`).join() !== written.join()
    }
    expect(offenders(isWrong)).toEqual([])
  })

  it('asks for the token that its access states', () => {
    const security: Record<string, object[]> = {
      public: [],
      optional: [{}, { bearer: [] }],
      token: [{ bearer: [] }],
      'token-latest': [{ bearer: [] }],
    }
    const isWrong = (operation: Operation) =>
      JSON.stringify(operation.security ?? contract.security) !==
      JSON.stringify(security[operation['x-access']])
    expect(offenders(isWrong)).toEqual([])
  })

  it('describes its failure, pages and redirects too', () => {
    const isWrong = ({ responses }: Operation) =>
      !('application/json' in (resolve(responses.default ?? {}).content ?? {}))
    expect(offenders(isWrong)).toEqual([])
  })
})

describe('the schemas', () => {
  const failure = { code: 1, message: '错误', data: [] }

  it('tell success from failure', () => {
    expect(schemaComplaints('Failure', failure)).toBe('')
    expect(schemaComplaints('Failure', { ...failure, code: 0 })).not.toBe('')
    expect(schemaComplaints('Failure', { ...failure, data: null })).not.toBe('')
    expect(schemaComplaints('Success', failure)).not.toBe('')
  })

  it('take grouped lessons in their encodings and no other', () => {
    for (const groups of [[], [[]], [[], []], { '41': [] }]) {
      expect(schemaComplaints('LessonGroups', groups)).toBe('')
    }
    for (const groups of [null, {}, [[], [], []], { chapter: [] }]) {
      expect(schemaComplaints('LessonGroups', groups)).not.toBe('')
    }
  })

  it('keep the two date styles apart', () => {
    expect(schemaComplaints('DtRaw', '2026-04-18 09:30:12')).toBe('')
    expect(schemaComplaints('DtRaw', '2026-04-18T01:30:12.000000Z')).not.toBe('')
    expect(schemaComplaints('DtIso', '2026-04-18T01:30:12.000Z')).not.toBe('')
  })

  it('do not take a boolean for a flag', () => {
    expect(schemaComplaints('Flag', 1)).toBe('')
    expect(schemaComplaints('Flag', true)).not.toBe('')
  })

  it('have no payment address on an order that is paid', () => {
    const order = { order_no: '202604180930127745', total: 0, discount: 0, is_paid: true }
    expect(schemaComplaints('CreatedOrder', order)).toBe('')
    expect(schemaComplaints('CreatedOrder', { ...order, pay_url: '' })).not.toBe('')
    expect(schemaComplaints('CreatedOrder', { ...order, is_paid: false })).not.toBe('')
  })

  it('take a block of an unknown module, and refuse a known block with foreign content', () => {
    const block = { id: 1, platform: '', page: '', decoration_page_id: 2, sort: 0, config: null }
    expect(schemaComplaints('Block', { ...block, sign: 'h5-live-v1', config_render: {} })).toBe('')
    expect(schemaComplaints('Block', { ...block, sign: 'code', config_render: {} })).not.toBe('')
  })

  it('take a block whose config is no JSON, and a course in it without a date', () => {
    const block = { id: 1, platform: '', page: '', decoration_page_id: 2, sort: 0, config: '{' }
    for (const sign of ['pc-slider', 'pc-vod-v1', 'code', 'grid-nav', 'image-group', 'blank']) {
      expect(schemaComplaints('Block', { ...block, sign, config_render: null }), sign).toBe('')
    }
    const course = {
      id: 61,
      title: '即将上线',
      thumb: '',
      charge: 0,
      user_count: 0,
      short_description: '',
      published_at: null,
      category_id: 0,
      is_rec: 0,
      is_free: 0,
      created_at: '2026-11-22T08:39:47.000000Z',
      category: null,
    }
    expect(schemaComplaints('BlockCourse', course)).toBe('')
    expect(schemaComplaints('BlockCourse', { ...course, published_at: '' })).not.toBe('')
  })

  it('take what the server does not bound, and bound what its columns do', () => {
    const attachment = { id: 1, name: '讲义', size: 12, extension: 'PDF' }
    expect(schemaComplaints('Attachment', attachment)).toBe('')
    const nav = {
      id: 1,
      sort: 0,
      name: '首页',
      url: '/',
      active_routes: '',
      parent_id: 0,
      blank: 0,
    }
    expect(schemaComplaints('NavFields', { ...nav, platform: 'pc' })).toBe('')
    const at = '2026-11-22T08:39:47.000000Z'
    const ids = { id: 1, course_id: 2, user_id: 3, is_watched: 0, watched_at: null }
    const record = { ...ids, created_at: at, updated_at: at }
    expect(schemaComplaints('WatchRecord', { ...record, progress: 120 })).toBe('')
    expect(schemaComplaints('WatchRecord', { ...record, progress: 128 })).not.toBe('')
    expect(schemaComplaints('Mobile', '1'.repeat(20))).toBe('')
    expect(schemaComplaints('Mobile', '1'.repeat(21))).not.toBe('')
  })

  it('let a comment leave its parent out, but not send it empty', () => {
    const body = operations.find(({ operationId }) => operationId === 'storeComment')?.requestBody
    const { schema } = Object(body?.content?.['application/json'])
    const properties = Object(schema).properties
    expect(properties.parent_id.minLength).toBe(1)
    expect(properties.reply_id.minLength).toBe(1)
  })

  it('know that a picture can be too large for the web server in front', () => {
    const ids = operations
      .filter(({ responses }) => responses['413'])
      .map(({ operationId }) => operationId)
    expect(ids).toEqual(['uploadAvatar', 'uploadImage'])
  })
})
