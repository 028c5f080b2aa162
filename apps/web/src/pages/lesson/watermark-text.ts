import type { Member } from '@shuyuan/api'

type Watcher = Pick<Member, 'id' | 'name' | 'mobile' | 'isMobileBound'>

/** Longer texts would cover the film. */
const longest = 60

/** `138****0001`: enough to recognise one's own number, and no more. */
function masked(mobile: string): string {
  const [first, last] = mobile.length < 10 ? [1, 2] : [3, 4]
  return `${mobile.slice(0, first)}****${mobile.slice(-last)}`
}

/**
 * The words of the watermark. Placeholders: `${mobile}` and `${user.mobile}` (masked; with `.full` the
 * whole number), `${nickname}`, `${id}`, the latter two with `user.` as well. Unknown ones say nothing.
 * Without a number of their own learners are told apart by their id, as `${mobile}` then is invented.
 */
export function watermarkText(template: string, { id, name, mobile, isMobileBound }: Watcher) {
  const number = isMobileBound && mobile !== '' ? mobile : ''
  const values = new Map([
    ['mobile', number === '' ? `ID ${id}` : masked(number)],
    ['mobile.full', number === '' ? `ID ${id}` : number],
    ['nickname', name],
    ['nick_name', name],
    ['name', name],
    ['id', String(id)],
  ])
  return template
    .replace(/\$\{\s*(?:user\.)?([^{}]*?)\s*\}/g, (_, key: string) => values.get(key) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}
