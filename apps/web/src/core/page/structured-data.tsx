import type { Thing } from 'schema-dts'

/**
 * What a page is about, for search engines, in the words of schema.org. It stands in the page, not in
 * the head of its route, whose code comes with every first visit.
 */
export function StructuredData({ things }: { things: Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
