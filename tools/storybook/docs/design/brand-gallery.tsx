import type { ReactElement } from 'react'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { BrandSample } from './brand-sample'
import { brands } from '../../.storybook/toolbar/toolbar'

/** The brands of the toolbar, one too light for white text, and one almost gray. */
const schools = [
  ...brands,
  { value: 'apricot', title: '杏黄', accent: '#f5b700' },
  { value: 'ink', title: '墨灰', accent: '#37474f' },
]

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${token('space-4')};
  margin-block: ${token('space-4')};
`

/** The same parts in the colors of six schools. */
export function BrandGallery(): ReactElement {
  return (
    <Unstyled>
      <Grid>
        {schools.map(({ value, title, accent }) => (
          <BrandSample key={value} name={title} accent={accent} />
        ))}
      </Grid>
    </Unstyled>
  )
}
