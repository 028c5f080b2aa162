import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { LocateFixed, Printer } from 'lucide-react'
import { styled } from 'styled-components'
import { ErrorBlock, IconButton, Skeleton, SkeletonGroup, TextField, token } from '@shuyuan/ui'
import { completeLocale, type PlayerLocale, type PlayerMessages } from '../locales/complete-locale'
import type { LoadedTranscript, TranscriptSource } from './load-transcript'
import { printTranscript } from './print-transcript'
import { TranscriptList, type TranscriptNote } from './transcript-list'
import { useCurrentSentence, type TranscriptPlayer } from './use-current-sentence'
import { useTranscript } from './use-transcript'

/** As high as its container allows. The sentences scroll. */
const Root = styled.section`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  max-block-size: inherit;
`

/** As wide as time and text. */
const Tools = styled.div`
  display: flex;
  align-items: end;
  max-inline-size: 46rem;
  gap: ${token('space-1')};
  padding-inline: ${token('space-3')};
  & > :first-child {
    flex: 1;
    margin-inline-end: ${token('space-1')};
  }
  & > button {
    margin-block-end: ${token('space-1')};
  }
  @media print {
    display: none;
  }
`

const Follow = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${token('selected')};
    color: ${token('on-selected')};
  }
`

const Found = styled.p`
  padding: ${token('space-1')} ${token('space-3')} 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  &:empty {
    display: none;
  }
`

/** Without a border, because the host's panel has one. */
const Failure = styled(ErrorBlock)`
  & > div {
    border: 0;
    background: none;
  }
`

export interface TranscriptProps {
  /** WebVTT file, or HLS playlist that lists subtitles. */
  source: TranscriptSource
  /** Handle of the player that the transcript follows and controls. */
  player: TranscriptPlayer | null
  /** Title of the lesson, for the printed page. */
  title: string
  /** Notes of the learner, shown beside the text they belong to. */
  notes?: readonly TranscriptNote[] | undefined
  /** Language of the texts. @default Chinese */
  locale?: PlayerLocale | undefined
  /** Replaces single texts of `locale`. */
  messages?: Partial<PlayerMessages> | undefined
  /** Class of the root element. */
  className?: string | undefined
}

type ReaderProps = Pick<TranscriptProps, 'player' | 'title' | 'notes'> & {
  transcript: LoadedTranscript
  texts: PlayerLocale
}

const noNotes: readonly TranscriptNote[] = []

function Reader({ transcript, player, title, notes = noNotes, texts }: ReaderProps) {
  const { sentences, language } = transcript
  const { transcript: labels } = texts
  const [search, setSearch] = useState('')
  const [follows, setFollows] = useState(true)
  const current = useCurrentSentence(player, sentences)
  const query = search.trim()
  const shown = useMemo(() => {
    const wanted = query.toLowerCase()
    return sentences.flatMap(({ text }, index) =>
      text.toLowerCase().includes(wanted) ? [index] : [],
    )
  }, [sentences, query])
  const choose = useCallback(
    (index: number) => {
      const sentence = sentences[index]
      if (!sentence) return
      player?.seek(sentence.start)
      setFollows(true)
    },
    [player, sentences],
  )
  return (
    <>
      <Tools>
        <TextField
          type="search"
          label={labels.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Follow label={labels.follow} aria-pressed={follows} onClick={() => setFollows(!follows)}>
          <LocateFixed size={18} aria-hidden />
        </Follow>
        <IconButton
          label={labels.print}
          onClick={() => printTranscript(title, transcript, texts.lang)}
        >
          <Printer size={18} aria-hidden />
        </IconButton>
      </Tools>
      <Found role="status">{query === '' ? '' : labels.found(shown.length)}</Found>
      <TranscriptList
        sentences={sentences}
        shown={shown}
        current={current}
        query={query}
        follows={follows}
        onLeave={() => setFollows(false)}
        onSelect={choose}
        label={labels.title}
        lang={language === '' ? undefined : language}
        notes={notes}
        noteLabel={labels.note}
      />
    </>
  )
}

/**
 * Transcript of a lesson that follows the player, as a text in paragraphs. Each sentence is a button that plays it. It
 * can be searched and printed.
 */
export function Transcript(props: TranscriptProps): ReactElement {
  const { source, player, title, notes, locale, messages, className } = props
  const texts = useMemo(() => completeLocale({ locale, messages }), [locale, messages])
  const { transcript, failure, retry } = useTranscript(source)
  return (
    <Root className={className} lang={texts.lang} aria-label={texts.transcript.title}>
      {transcript && <Reader {...{ transcript, player, title, notes, texts }} />}
      {failure && (
        <Failure
          message={texts.transcript.failures[failure]}
          retryLabel={texts.retry}
          onRetry={retry}
        />
      )}
      {!transcript && !failure && (
        <SkeletonGroup>
          <Skeleton lines={10} />
        </SkeletonGroup>
      )}
    </Root>
  )
}
