import {
  Button,
  ButtonLink,
  Checkbox,
  createBrand,
  ProgressBar,
  ThemeScope,
  token,
} from '@shuyuan/ui'
import { useState, type ReactElement } from 'react'
import { styled } from 'styled-components'

const Card = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: start;
  padding: ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  & > strong {
    font: ${token('type-subheading')};
  }
  & > [role='progressbar'] {
    inline-size: 100%;
  }
`

/** Sample of branded parts: buttons, links, selections, notices. */
export function BrandSample({
  name,
  accent,
}: {
  name: string
  accent?: string | undefined
}): ReactElement {
  const [isChosen, setIsChosen] = useState(true)
  return (
    <ThemeScope brand={accent === undefined ? undefined : createBrand({ accent })}>
      <Card>
        <strong>{name}</strong>
        <ProgressBar label="学习进度" value={64} />
        <Checkbox label="记住我的选择" checked={isChosen} onCheckedChange={setIsChosen} />
        <Button>立即报名</Button>
        <ButtonLink href="#brand" variant="secondary">
          了解课程
        </ButtonLink>
      </Card>
    </ThemeScope>
  )
}
