import type { ReactElement } from 'react'
import type { HomeBlock } from '@shuyuan/api'
import { Avatar, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
`

const Text = styled.div`
  flex: 1 1 12em;
  & > p {
    color: ${token('text-muted')};
    font: ${token('type-small')};
  }
`

const Follow = styled.details`
  & > summary {
    color: ${token('accent-text')};
    cursor: pointer;
  }
  & > img {
    inline-size: 160px;
    margin-block-start: ${token('space-3')};
    border-radius: ${token('radius-md')};
    background: white;
  }
`

type OfficialAccountBlockProps = Omit<
  Extract<HomeBlock, { kind: 'official-account' }>,
  'id' | 'kind'
>

/** WeChat official account of the school with a collapsed QR code. */
export function OfficialAccountBlock({
  name,
  description,
  logo,
  qrCode,
}: OfficialAccountBlockProps): ReactElement {
  return (
    <Root aria-label={messages.officialAccount}>
      <Avatar src={logo} name={name} size={48} />
      <Text>
        <strong>{name}</strong>
        {description && <p>{description}</p>}
      </Text>
      {qrCode && (
        <Follow>
          <summary>{messages.follow}</summary>
          <img
            src={qrCode}
            alt={messages.followCode(name)}
            width={160}
            height={160}
            loading="lazy"
          />
        </Follow>
      )}
    </Root>
  )
}
