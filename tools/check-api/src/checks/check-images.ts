import type { ApiCaller } from '../api-caller'
import type { Finding } from '../finding'
import type { Answers } from '../reading-calls'
import { textAt } from '../value-at'

interface ImagesCheck {
  caller: ApiCaller
  answers: Answers
  /** Base address of the API, against which relative addresses are resolved. */
  url: string
}

/** Fetches one image of each kind: a missing one is answered with JSON and status 200. */
export async function checkImages({ caller, answers, url }: ImagesCheck): Promise<Finding[]> {
  const images: [subject: string, address: string | null][] = [
    ['logo image', textAt(answers.get('getConfig'), 'logo', 'logo')],
    ['course cover', textAt(answers.get('listCourses'), 'data', '0', 'thumb')],
    ['avatar', textAt(answers.get('getMember'), 'avatar')],
  ]
  const findings: Finding[] = []
  for (const [subject, address] of images) {
    if (!address || !URL.canParse(address, url)) {
      findings.push({ subject, result: 'skipped', detail: 'no address' })
      continue
    }
    const { status, contentType, error } = await caller.fetchUrl(new URL(address, url).href)
    if (error === null && status === 200 && contentType.startsWith('image/')) {
      findings.push({ subject, result: 'ok', detail: contentType })
      continue
    }
    const detail = `${address}: ${error ?? `HTTP ${status}, ${contentType}`}`
    const consequence = 'a placeholder is shown'
    findings.push({ subject, result: 'warning', detail, consequence })
  }
  return findings
}
