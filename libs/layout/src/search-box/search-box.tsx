import { useState, type FormEvent, type ReactElement, type ReactNode, type RefObject } from 'react'
import { normalizeKeywords, token } from '@shuyuan/ui'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token('control-md')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('surface')};
  &:focus-within {
    border-color: ${token('focus')};
    outline: 1px solid ${token('focus')};
  }
  & > input {
    flex: 1;
    min-inline-size: 0;
    padding: ${token('space-1')} 0 ${token('space-1')} ${token('space-4')};
    border: 0;
    outline: none;
    background: none;
    appearance: none;
  }
  & > input::placeholder {
    color: ${token('text-subtle')};
    opacity: 1;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${token('touch-target')};
    block-size: 38px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-full')};
    background: none;
    color: ${token('text-muted')};
    cursor: pointer;
  }
  & > button:hover {
    color: ${token('accent-text')};
  }
  @media (pointer: coarse) {
    min-block-size: 46px;
    & > input,
    & > button {
      block-size: ${token('touch-target')};
    }
  }
`

export interface SearchBoxProps {
  /** Ref of the input. */
  inputRef: RefObject<HTMLInputElement | null>
  /** Initial value. */
  keywords: string
  /** URL of the results page. A form that the browser submits adds `?keywords=`. */
  action: string
  /** Omit it to let the browser submit the form, as it does before hydration. */
  onSearch?: (keywords: string) => void
  /** Called if the visitor searches without words. */
  onEmptySearch?: () => void
  /** Renders suggestions for the text of the field at the end of the form, once it had the focus. */
  suggestions?: (keywords: string) => ReactNode
}

/** Search form of the site. */
export function SearchBox({
  inputRef,
  keywords,
  action,
  onSearch,
  onEmptySearch,
  suggestions,
}: SearchBoxProps): ReactElement {
  const messages = useMessages(headerMessages)
  const [typed, setTyped] = useState<string>()
  function submit(event: FormEvent) {
    const query = normalizeKeywords(inputRef.current?.value ?? '')
    if (query && !onSearch) return
    event.preventDefault()
    if (query) {
      onSearch?.(query)
    } else {
      onEmptySearch?.()
      inputRef.current?.focus()
    }
  }

  return (
    <Form role="search" action={action} onSubmit={submit}>
      <input
        ref={inputRef}
        type="search"
        name="keywords"
        aria-label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        defaultValue={keywords}
        onFocus={(event) => setTyped(event.currentTarget.value)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <button type="submit" aria-label={messages.search}>
        <Search size={18} aria-hidden />
      </button>
      {typed !== undefined && suggestions?.(normalizeKeywords(typed))}
    </Form>
  )
}
