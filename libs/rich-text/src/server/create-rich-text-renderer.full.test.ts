// @vitest-environment node
import { rm, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildWorker } from '../../test/build-worker'
import {
  createRichTextRenderer,
  type RichTextRenderer,
  type RichTextRendererOptions,
} from './create-rich-text-renderer'

const at = { siteOrigin: 'https://school.example' }
const html = { ...at, format: 'html' } as const
const markdown = { ...at, format: 'markdown' } as const

/** Script of a worker that counts its renderings and obeys commands in the text. */
const obedient = `
  import { worker } from 'workerpool'
  let count = 0
  worker({
    renderForPage(source) {
      count += 1
      if (source === 'end') process.exit(1)
      while (source === 'hang');
      const end = performance.now() + 500;
      while (source === 'slow' && performance.now() < end);
      return source + count
    },
  })
`

let built: URL
let renderer: RichTextRenderer | undefined

async function start(options: RichTextRendererOptions = {}): Promise<RichTextRenderer> {
  renderer = await createRichTextRenderer({ worker: built, patienceMs: 20_000, ...options })
  return renderer
}

/** Starts a renderer whose worker runs this script. */
async function startScript(
  script: string,
  options: RichTextRendererOptions = {},
): Promise<RichTextRenderer> {
  const worker = new URL('script.js', built)
  await writeFile(worker, script)
  return start({ worker, ...options })
}

beforeAll(async () => {
  built = await buildWorker()
})

afterEach(async () => {
  await renderer?.close()
})

afterAll(async () => {
  await rm(new URL('.', built), { recursive: true })
})

test('renders what the component shows, with MathML that needs no styles', async () => {
  const { render } = await start()
  await expect(render('<h1 id="x">甲</h1><script>乙</script>', html)).resolves.toBe('<h2>甲</h2>')
  const link = '<a href="https://school.example/vip">会员</a>'
  await expect(render(link, html)).resolves.toBe('<a href="/vip">会员</a>')
  await expect(render(link, { format: 'html' })).resolves.toContain('target="_blank"')
  const code = await render('```js\nconst a = 1\n```', markdown)
  expect(code).toContain('class="rt-copy"')
  expect(code).toContain('<span class="hljs-keyword">const</span>')
  const formula = await render('$x^2$', markdown)
  expect(formula).toContain('<msup><mi>x</mi><mn>2</mn></msup>')
  expect(formula).not.toMatch(/style=|katex-html/)
})

test('renders a text once per set of options', async () => {
  const { render } = await startScript(obedient)
  const all = [render('甲', html), render('甲', html), render('甲', markdown)]
  await expect(Promise.all(all)).resolves.toEqual(['甲2', '甲2', '甲3'])
  await expect(render('甲', html)).resolves.toBe('甲2')
})

describe('renders nothing', () => {
  test('while a text takes too long, but returns it the next time', async () => {
    const { render } = await startScript(obedient, { patienceMs: 10 })
    await expect(render('slow', html)).resolves.toBeNull()
    await vi.waitFor(async () => expect(await render('slow', html)).toBe('slow2'), 30_000)
  })

  test.each(['end', 'hang'])(
    'when its thread has to %s, and another one takes the next text',
    async (bad) => {
      const onError = vi.fn()
      const { render } = await startScript(obedient, { limitMs: 1_000, onError })
      await expect(render(bad, html)).resolves.toBeNull()
      await expect(render(bad, html)).resolves.toBeNull()
      expect(onError).toHaveBeenCalledTimes(1)
      await expect(render('甲', html)).resolves.toBe('甲1')
    },
  )

  test('after close', async () => {
    const onError = vi.fn()
    const { render, close } = await startScript(obedient, { onError })
    await close()
    await expect(render('甲', html)).resolves.toBeNull()
    expect(onError).toHaveBeenCalledTimes(1)
  })
})

test('reports why a thread cannot start', async () => {
  await expect(startScript('throw new Error("no jsdom")')).rejects.toThrow('no jsdom')
})
