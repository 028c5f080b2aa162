/**
 * What could begin a tag or end a quoted value, and commands that take a name, a URL, a color
 * or the number of a character.
 */
const telling = /[<"]|char|color|href|html|include|url|verb/

/**
 * Whether nothing that an author wrote in a formula could mean anything in HTML even if KaTeX passed
 * all of it on as it is: its result needs no check then.
 */
export function isPlainTex(tex: string): boolean {
  return !telling.test(tex)
}
