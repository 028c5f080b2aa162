export function chapterOf(markdown: string, title: string): string
