import { onTestFinished, vi } from 'vitest'

class FakeCue {
  readonly startTime: number
  readonly endTime: number
  readonly text: string

  constructor(startTime: number, text: string) {
    this.startTime = startTime
    this.endTime = startTime + 1
    this.text = text
  }

  getCueAsHTML() {
    return { textContent: this.text }
  }
}

/** Reads cues of the form `3 一。`, for a cue of 1 s at second 3. */
function cuesOf(file: string): FakeCue[] {
  return file.split('\n').flatMap((line) => {
    const [, start, text = ''] = /^(\d+) (.*)$/.exec(line) ?? []
    return start === undefined ? [] : [new FakeCue(Number(start), text)]
  })
}

/**
 * Simulates the WebVTT parser of browsers, which jsdom lacks. Its files have a simpler form.
 *
 * @param files texts by URL. Other URLs answer with 404, and a number is the status of an error
 */
export function serveVtt(files: Record<string, string | number>): void {
  const parsed = new Map<string, FakeCue[]>()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const answer = files[String(input)] ?? 404
    return Promise.resolve(
      typeof answer === 'string' ? new Response(answer) : new Response('', { status: answer }),
    )
  })
  vi.stubGlobal('VTTCue', FakeCue)
  vi.stubGlobal(
    'Blob',
    class {
      readonly file: string

      constructor([file = '']: string[]) {
        this.file = file
      }
    },
  )
  const createObjectURL = (blob: { file: string }) => {
    const url = `blob:${parsed.size}`
    parsed.set(url, cuesOf(blob.file))
    return url
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      const load = () => queueMicrotask(() => this.dispatchEvent(new Event('load')))
      return {
        cues: parsed.get(this.getAttribute('src') ?? '') ?? [],
        set mode(_mode: TextTrackMode) {
          load()
        },
      }
    },
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(HTMLTrackElement.prototype, 'track')
  })
}
