import { member } from '@shuyuan/contract'
import type { ApiCaller } from '../api-caller'
import type { Finding } from '../finding'

interface Refusal {
  subject: string
  path: string
  code: number
  consequence: string
}

const refusals: Refusal[] = [
  {
    subject: 'refusal without a token',
    path: '/api/v2/member/detail',
    code: 401,
    consequence: 'an expired session is not noticed',
  },
  {
    subject: 'refusal of an unknown path',
    path: '/api/v2/no-such-path',
    code: 404,
    consequence: 'the web server answers for the API; old URLs end in a broken page',
  },
]

/** Sends requests that must be refused with HTTP 200, JSON and a code. */
export async function checkRefusals({ call }: ApiCaller): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { subject, path, code, consequence } of refusals) {
    const { status, body } = await call(path)
    const found = member(body, 'code')
    if (status === 200 && found === code) {
      findings.push({ subject, result: 'ok', detail: `code ${code}` })
      continue
    }
    const detail = `${path}: HTTP ${status}, code ${String(found ?? 'none')} instead of ${code}`
    findings.push({ subject, result: 'failure', detail, consequence })
  }
  return findings
}
