import type { ApiCaller } from '../api-caller'
import type { Finding } from '../finding'
import type { Answers } from '../reading-calls'
import { textAt } from '../value-at'

interface ImagesCheck {
  caller: ApiCaller
  answers: Answers
  /** Base URL of the API, which relative URLs are resolved against. */
  url: string
}

/** Fetches one image of each kind. The server replies to a missing one with JSON and status 200. */
export async function checkImages({ caller, answers, url }: ImagesCheck): Promise<Finding[]> {
  const images: [subject: string, target: string | null][] = [
    ['logo image', textAt(answers.get('getConfig'), 'logo', 'logo')],
    ['course cover', textAt(answers.get('listCourses'), 'data', '0', 'thumb')],
    ['avatar', textAt(answers.get('getMember'), 'avatar')],
  ]
  const findings: Finding[] = []
  for (const [subject, target] of images) {
    if (!target || !URL.canParse(target, url)) {
      findings.push({ subject, result: 'skipped', detail: 'no URL' })
      continue
    }
    const { status, contentType, error } = await caller.fetchUrl(new URL(target, url).href)
    if (error === null && status === 200 && contentType.startsWith('image/')) {
      findings.push({ subject, result: 'ok', detail: contentType })
      continue
    }
    const detail = `${target}: ${error ?? `HTTP ${status}, ${contentType}`}`
    const consequence = 'a placeholder is shown'
    findings.push({ subject, result: 'warning', detail, consequence })
  }
  return findings
}
