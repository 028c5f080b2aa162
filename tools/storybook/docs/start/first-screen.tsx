import { AnchorMdx, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { breakpoints, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { chapterOf } from '../../../scripts/src/documentation/chapter-of.mjs'
import { libraryPages } from '../../src/library-pages'
import { readmeOf } from '../../src/readme-of'
import { saveButton } from './save-button'
import sample from './save-button.tsx?raw'

const install = /```sh\n([^]*?)\n```/.exec(chapterOf(readmeOf('ui'), 'Install'))?.[1] ?? ''

const Parts = styled.div`
  display: grid;
  gap: ${token('space-3')};
  /* Storybook's own margin has a more specific selector. */
  & .docblock-source {
    margin: 0 !important;
  }
  & pre {
    padding-block: ${token('space-2')};
  }
`

const Columns = styled.div`
  display: grid;
  @media (min-width: ${breakpoints.lg}px) {
    grid-template-columns: 2fr 1fr;
  }
  gap: ${token('space-3')};
`

const Result = styled.div`
  display: grid;
  place-items: center;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  margin: ${token('space-3')} 0 0;
  padding: 0;
  list-style: none;
  & a {
    color: ${token('accent-text')};
    font: ${token('type-small')};
  }
`

/** The first sample of a library with its install line and its live result. */
export function QuickStart(): ReactElement {
  return (
    <Parts>
      <Markdown>{`\`\`\`sh\n${install}\n\`\`\``}</Markdown>
      <Columns>
        <Markdown>{`\`\`\`tsx\n${sample}\`\`\``}</Markdown>
        <Result>{saveButton}</Result>
      </Columns>
    </Parts>
  )
}

/** A link to each library. */
export function LibraryLinks(): ReactElement {
  return (
    <Unstyled>
      <Links role="list">
        {libraryPages.map(({ library, href }) => (
          <li key={library}>
            <AnchorMdx href={href} target="_self">
              {library}
            </AnchorMdx>
          </li>
        ))}
      </Links>
    </Unstyled>
  )
}
