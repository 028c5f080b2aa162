import { createRoot } from 'react-dom/client'
import { renderRichText, RichText } from '@shuyuan/rich-text'
import { Bench } from 'tinybench'
import { bare } from './bare-libraries'
import { sampleText } from './sample-text'
import { UsualStack } from './usual-stack.mjs'

/** Timings in milliseconds. */
export interface Figure {
  name: string
  median: number
  fastest: number
  samples: number
}

/** Timings of rendering a text, in milliseconds. */
interface Showing {
  characters: number
  /** From mount to complete. */
  total: number
  /** From mount to the first text. */
  first: number
  /** Longest period in which the main thread is blocked. */
  longestTask: number
}

const format = 'markdown'
const hundredKb = 102_400
const counts = { formulas: 200, code: 50 }

function sampleSize(): { bytes: number; formulas: number; code: number } {
  const { markdown, formulas, code } = sampleText(hundredKb, counts)
  return {
    bytes: new TextEncoder().encode(markdown).length,
    formulas: formulas.length,
    code: code.length,
  }
}

/** Number of measured rounds, after warming up the JIT compiler. */
const rounds = 30
const warmups = 6

function figureOf(name: string, samples: number[]): Figure {
  const sorted = samples.toSorted((one, other) => one - other)
  const [fastest = NaN] = sorted
  return {
    name,
    fastest,
    median: sorted[Math.floor(sorted.length / 2)] ?? NaN,
    samples: sorted.length,
  }
}

/** Alternates between the subjects, so that other load on the machine affects all alike. */
async function measureRendering(): Promise<Figure[]> {
  const samples = new Map<string, number[]>()
  const same = sampleText(hundredKb, counts)
  renderRichText(same.markdown, { format })
  let seed = 0
  let sample = same
  const beforeEach = () => {
    seed += 1
    // Collects the garbage of the previous subject before this measurement.
    window.gc?.({ type: 'minor' })
    sample = sampleText(hundredKb, counts, seed)
  }
  for (let round = 0; round < warmups + rounds; round++) {
    const bench = new Bench({ time: 0, iterations: 1 })
    const subjects = {
      'rich-text': () => renderRichText(sample.markdown, { format }),
      'markdown-it alone': () => bare.markdown(sample),
      'katex alone': () => bare.math(sample),
      'highlight.js alone': () => bare.code(sample),
      'sum of the three': () => [bare.markdown(sample), bare.math(sample), bare.code(sample)],
    }
    for (const [name, run] of Object.entries(subjects))
      bench.add(name, () => void run(), { beforeEach })
    bench.add('rich-text, unchanged', () => void renderRichText(same.markdown, { format }))
    if (round < warmups) {
      await bench.warmup()
      continue
    }
    for (const { name, result } of await bench.run())
      samples.set(name, [...(samples.get(name) ?? []), ...(result?.samples ?? [])])
  }
  return [...samples].map(([name, all]) => figureOf(name, all))
}

const subjects = {
  'rich-text': (source: string) => <RichText source={source} format={format} />,
  'react-markdown': (source: string) => <UsualStack source={source} />,
}

/** Resolves after the next paint. */
async function afterPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

/** Shows a text of `size` bytes with a component, and measures its timings. */
async function measureShowing(subject: keyof typeof subjects, size: number): Promise<Showing> {
  const holder = document.querySelector('#text')
  if (!holder) throw new Error('The page has no #text')
  const share = size / hundredKb
  const { markdown } = sampleText(size, {
    formulas: Math.round(counts.formulas * share),
    code: Math.round(counts.code * share),
  })
  let longestTask = 0
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  tasks.observe({ type: 'longtask' })
  const started = performance.now()
  let first = 0
  const shown = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (holder.querySelector('.rt-piece, #text > p') === null) return
      if (first === 0) void afterPaint().then(() => (first ||= performance.now() - started))
      if (holder.querySelector('[aria-busy]')) return
      observer.disconnect()
      resolve(afterPaint())
    }).observe(holder, { subtree: true, childList: true, attributes: true })
  })
  const root = createRoot(holder)
  root.render(subjects[subject](markdown))
  await shown
  const total = performance.now() - started
  // The browser reports a task after it ends.
  await new Promise((resolve) => setTimeout(resolve, 200))
  tasks.disconnect()
  root.unmount()
  return { characters: markdown.length, first, total, longestTask }
}

declare global {
  interface Window {
    /** Collects garbage. Exists only with `--expose-gc`. */
    gc?: (options: { type: 'minor' }) => void
    bench: {
      sampleSize: typeof sampleSize
      measureRendering: typeof measureRendering
      measureShowing: typeof measureShowing
    }
  }
}

window.bench = { sampleSize, measureRendering, measureShowing }
