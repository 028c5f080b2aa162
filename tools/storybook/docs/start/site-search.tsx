import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks'
import { Button, TextField, token } from '@shuyuan/ui'
import MiniSearch from 'minisearch'
import { useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { searchOptions, type SearchSection } from '../../src/search-options'
import { searchPages, type SearchHit, pageName } from '../../src/search-pages'

const Search = styled('search')`
  display: block;
  margin-block: ${token('space-4')};
`

const Results = styled.ol`
  display: grid;
  gap: ${token('space-4')};
  margin: ${token('space-4')} 0 0;
  padding: 0;
  list-style: none;
  color: ${token('text-muted')};
  & a {
    color: ${token('accent-text')};
    font: ${token('type-subheading')};
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & mark {
    background: ${token('accent-soft')};
    color: ${token('text')};
  }
`

const Status = styled.p`
  margin: 0;
  &:not(:empty) {
    margin-block-start: ${token('space-2')};
  }
  color: ${token('text-muted')};
`

async function fetchIndex(): Promise<MiniSearch<SearchSection>> {
  const response = await fetch('search.json')
  if (!response.ok) throw new Error(`search.json: ${response.status}`)
  return MiniSearch.loadJSON(await response.text(), searchOptions)
}

function Hit({ hit: { page, heading, href, excerpt } }: { hit: SearchHit }): ReactElement {
  const [before, word, after] = excerpt
  return (
    <li>
      <AnchorMdx href={href} target="_self">
        {pageName(page)}
        {heading && ` · ${heading}`}
      </AnchorMdx>
      <p>
        {before}
        <mark>{word}</mark>
        {after}
      </p>
    </li>
  )
}

function statusOf(words: string, hits: SearchHit[] | undefined): string {
  if (words === '') return ''
  if (!hits) return 'Loading 加载中…'
  if (hits.length > 0) return `Results 结果：${hits.length}`
  return `Nothing about “${words}”. Try another word. 没有找到，换一个词试试。`
}

/** Finds pages by their text. */
export function SiteSearch(): ReactElement {
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState<MiniSearch<SearchSection>>()
  const [hasFailed, setHasFailed] = useState(false)
  const words = typed.trim()
  const hits = index && searchPages(index, words)

  async function load() {
    if (index) return
    setHasFailed(false)
    try {
      setIndex(await fetchIndex())
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <Unstyled>
      <Search>
        <TextField
          label="Search all pages 全文搜索"
          placeholder="captions, SSR, 主题, 弹层"
          type="search"
          autoComplete="off"
          value={typed}
          onFocus={() => void load()}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Status role="status">
          {hasFailed ? 'The search could not be loaded. 搜索加载失败。' : statusOf(words, hits)}
        </Status>
        {hasFailed && (
          <Button variant="secondary" onClick={() => void load()}>
            Retry 重试
          </Button>
        )}
        {hits && hits.length > 0 && (
          <Results role="list">
            {hits.map((hit) => (
              <Hit key={hit.page} hit={hit} />
            ))}
          </Results>
        )}
      </Search>
    </Unstyled>
  )
}
