import { malformedAnswer } from './malformed-answer'

/** Returns `answer` if the named members are non-empty strings, else throws {@link malformedAnswer}. */
export function requireStrings<Answer extends object>(
  answer: Answer,
  ...members: (keyof Answer & string)[]
): Answer {
  for (const member of members) {
    const text: unknown = Reflect.get(Object(answer), member)
    if (typeof text !== 'string' || text === '')
      throw malformedAnswer(`an object with the text "${member}"`, answer)
  }
  return answer
}

/** Returns the login code of a scan, or `null` before it is confirmed. Throws like {@link requireStrings}. */
export function readScanCode(answer: { code: string | null }): string | null {
  return Object(answer).code === null ? null : requireStrings(answer, 'code').code
}
