import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichText } from '../src/rich-text/rich-text'

/** Returns the large libraries that this page has loaded so far. */
function fetched(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  return ['dompurify', 'markdown-it', 'katex', 'mhchem', 'highlight'].filter((library) =>
    urls.some((url) => url.includes(library) && url.includes('node_modules')),
  )
}

test('a text fetches only the code that it needs', async () => {
  performance.setResourceTimingBufferSize(5_000)
  const { rerender } = render(<RichText source="<p>甲</p>" format="html" />)
  await screen.findByText('甲')
  expect(fetched()).toEqual(['dompurify'])

  rerender(<RichText source="**乙** costs $5 and $6" format="markdown" />)
  await screen.findByText('乙')
  expect(fetched()).toEqual(['dompurify', 'markdown-it'])

  rerender(<RichText source={'```js\nconst 丙 = 1\n```'} format="markdown" />)
  await screen.findByText('const')
  expect(fetched()).toEqual(['dompurify', 'markdown-it', 'highlight'])

  rerender(<RichText source="$x^2$" format="html" />)
  await waitFor(() => expect(document.querySelector('.katex')).not.toBeNull())
  expect(fetched()).toEqual(['dompurify', 'markdown-it', 'katex', 'highlight'])

  rerender(<RichText source="$\ce{H2O}$" format="html" />)
  await waitFor(() => expect(document.querySelector('.katex msub')).not.toBeNull())
  expect(fetched()).toContain('mhchem')
})
