import { lazyComponent } from '@shuyuan/ui'
import { OptionalPart } from '../../core/page/optional-part'

const SearchStart = lazyComponent(() => import('./search-start').then((code) => code.SearchStart))

const SearchSuggestions = lazyComponent(() =>
  import('./search-suggestions').then((code) => code.SearchSuggestions),
)

/** Renders suggestions for the text in a search field. One character matches too much. */
export const suggest = (keywords: string) =>
  keywords.length !== 1 && (
    <OptionalPart>
      {keywords === '' ? <SearchStart /> : <SearchSuggestions keywords={keywords} />}
    </OptionalPart>
  )
