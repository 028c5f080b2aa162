/** What is compared: full-width letters are those of the keyboard, and their case does not matter. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The courses whose titles hold all words of a search; none for a search without words. */
export function matchTitles<Course extends { title: string }>(
  courses: readonly Course[],
  keywords: string,
): Course[] {
  const words = plain(keywords).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return courses.filter(({ title }) => words.every((word) => plain(title).includes(word)))
}
