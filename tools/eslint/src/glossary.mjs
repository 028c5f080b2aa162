/**
 * Words that no name, comment, file name or test title uses, each with the term of this project.
 *
 * `not` is matched against words in lower case: those of a name (`lateImageHint` is “late image hint”), of a
 * comment, of a title. Code in backticks and `{@link …}` do not count. `unless` is a legitimate use of the
 * same word, and is taken out first. `only: 'names'` leaves comments and titles alone, where the word has
 * its everyday meaning.
 *
 * @type {{ not: RegExp, use: string, unless?: RegExp, only?: 'names' }[]}
 */
export const glossary = [
  {
    not: /\b((some|no|any|every)body|someone|anyone|everyone|who(m|so)?ever)\b/,
    use: 'visitor, learner or user; or make the code the subject',
  },
  { not: /\b(wanted (page|path)|return path)s?\b/, use: 'redirect target' },
  {
    not: /\bpictures?\b/,
    // The element, and the window of a video above others.
    unless: /<picture>|picture[- ]in[- ]picture/,
    use: 'image, cover, avatar or poster; screenshot for what a test compares',
  },
  {
    not: /\baddress(es)?\b/,
    // Those of mail, of people and of the network; the browser's own bar.
    unless:
      /\b(client|delivery|forwarded|loopback|mail|remote|socket) address(es)?\b|\baddress bars?\b/,
    use: 'URL, path or href',
  },
  { not: /\bfilms?\b/, use: 'video' },
  { not: /\bstages?\b/, use: 'player, or the name of the area' },
  { not: /\btroubles?\b/, use: 'error, failure kind or refusal' },
  { not: /\btellers?\b/, use: 'queue' },
  { not: /\b(told|untold)\b/, use: 'reported, shown or notified', only: 'names' },
  { not: /\b(unpaid|placed|open|unanswered) orders?\b/, use: 'pending order' },
  { not: /\b(un)?dress(es|ed|ing)?\b/, use: 'decorate' },
  { not: /\bslim(mer)?\b/, use: 'narrow or compact' },
  { not: /\bdesks?\b/, use: 'service, client, store or form' },
  { not: /\bwalk(s|ed|ing)?\b/, use: 'visit or traverse' },
  { not: /\bwish(es|ed)?\b/, use: 'request, option or choice' },
  // Late is also what arrives after its time: only code and content that waits on purpose is lazy.
  {
    not: /\b(late|later) (images?|parts?|components?|code|pages?)\b|\b(loads?|loaded|images) late\b/,
    use: 'lazy, preload, prefetch or deferred',
  },
  { not: /\bdialog parts?\b/, use: 'module or component', only: 'names' },
  { not: /\b(play turns?|turn channel|exclusively)\b/, use: 'lock', only: 'names' },
  { not: /\b(next|longest) pauses?\b/, use: 'interval, delay or throttle', only: 'names' },
  { not: /\b(say|judges?)\b/, use: 'print, report or check', only: 'names' },
  { not: /\bhouse (rule|style)s?\b/, use: 'rule' },
]
