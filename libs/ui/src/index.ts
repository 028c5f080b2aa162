// Design tokens and UI components. They do not depend on the API, the session, a router or course data.

// Theme
export { token } from './theme/token'
export {
  breakpoints,
  leader,
  media,
  plainList,
  ruledBand,
  ruledFade,
  ruledPaper,
  ruledSheet,
  sideLink,
  visuallyHidden,
} from './theme/mixins'
export { GlobalStyle } from './theme/global-style'
export { baseCss } from './theme/base-css'
export { createBrand } from './theme/create-brand'
export { CssLayer } from './theme/css-layer'
export { ThemeScope } from './theme/theme-scope'

// Language
export { MessagesProvider } from './messages-provider/messages-provider'
export { UiLocaleProvider } from './ui-locale-provider/ui-locale-provider'

// Links and buttons
export { Link } from './link/link'
export {
  afterPaint,
  LinkProvider,
  useFollowLink,
  type LinkProviderProps,
  type Navigate,
  type FollowLink,
} from './link/link-provider'
export { inSiteTarget, isPlainClick, type LinkElement, type LinkClick } from './link/in-site-target'
export { parseUrl } from './link/in-site-target'
export { copyText } from './clipboard/copy-text'
export { isComposing } from './input-method/is-composing'
export { Button } from './button/button'
export { useHasScript } from './button/use-has-script'
export { ButtonLink } from './button/button-link'
export { IconButton } from './icon-button/icon-button'

// Fields
export { TextField } from './text-field/text-field'
export { TitleText } from './title-text/title-text'
export { PasswordField } from './password-field/password-field'
export { TextArea } from './text-area/text-area'
export { Checkbox } from './checkbox/checkbox'

// Overlays
export { Dialog } from './dialog/dialog'
export { DialogHeader } from './dialog/dialog-header'
export { ConfirmDialog } from './confirm-dialog/confirm-dialog'
export { ChoiceMenu } from './menu/choice-menu'
export { Menu, type MenuProps, type MenuItem } from './menu/menu'
export { Toaster } from './toaster/toaster'
export { toast } from './toaster/toast'

// Navigation
export { Tabs } from './tabs/tabs'
export { Pagination, type PaginationProps } from './pagination/pagination'
export { Breadcrumb } from './breadcrumb/breadcrumb'
export { ChipGroup } from './chip-group/chip-group'
export { FilterRow } from './chip-group/filter-row'

// States of a block
export { StateImage } from './state-image/state-image'
export { Skeleton } from './skeleton/skeleton'
export { SkeletonGroup } from './skeleton-group/skeleton-group'
export { Spinner } from './spinner/spinner'
export { EmptyNote } from './empty-note/empty-note'
export { EmptyState } from './empty-state/empty-state'
export { ErrorBlock } from './error-block/error-block'
export { ErrorBoundary } from './error-boundary/error-boundary'
export { lazyComponent, renewLazyCode, type LazyComponent } from './lazy-component/lazy-component'
export { usePreload } from './lazy-component/use-preload'

// Content
export { Avatar } from './avatar/avatar'
export { Badge } from './badge/badge'
export { Card } from './card/card'
export { Container } from './container/container'
export { Cover } from './cover/cover'
export { PageHeading } from './page-heading/page-heading'
export { useBrokenImage } from './broken-image/use-broken-image'
export { formatCount } from './format-number/format-count'
export { formatNumber } from './format-number/format-number'
export { isBlank, normalizeCode, normalizeKeywords, normalizeText } from './typed-text/typed-text'
export { formatYuan } from './price/format-yuan'
export { Price, type PriceProps } from './price/price'
export { ProgressBar } from './progress-bar/progress-bar'
export { QrCode } from './qr-code/qr-code'
export { Seal } from './seal/seal'
export { Section } from './section/section'
export { VisuallyHidden } from './visually-hidden/visually-hidden'

export type { Brand, BrandOptions } from './theme/create-brand'
export type { ThemeScopeProps } from './theme/theme-scope'
export type { Themes } from './theme/theme-css'
export type { TokenName } from './theme/token'
export type { UiLocale } from './locales/ui-locale'
export type { MessagesProviderProps } from './messages-provider/messages-provider'
export type { UiLocaleProviderProps } from './ui-locale-provider/ui-locale-provider'
export type { LinkProps } from './link/link'
export type { ButtonProps } from './button/button'
export type { ButtonLinkProps } from './button/button-link'
export type { ButtonSize, ButtonVariant } from './button/button-look'
export type { IconButtonProps } from './icon-button/icon-button'
export type { TextFieldProps } from './text-field/text-field'
export type { TitlePart, TitleTextProps } from './title-text/title-text'
export type { PasswordFieldProps } from './password-field/password-field'
export type { TextAreaProps } from './text-area/text-area'
export type { CheckboxProps } from './checkbox/checkbox'
export type { DialogProps } from './dialog/modal-panel'
export type { DialogHeaderProps } from './dialog/dialog-header'
export type { ConfirmDialogProps } from './confirm-dialog/confirm-dialog'
export type { ChoiceMenuProps } from './menu/choice-menu'
export type { MenuTriggerProps } from './menu/menu-frame'
export type { TabItem, TabsProps } from './tabs/tabs'
export type { BreadcrumbProps } from './breadcrumb/breadcrumb'
export type { ChipGroupProps } from './chip-group/chip-group'
export type { SkeletonProps } from './skeleton/skeleton'
export type { SpinnerProps } from './spinner/spinner'
export type { EmptyNoteProps } from './empty-note/empty-note'
export type { EmptyStateProps } from './empty-state/empty-state'
export type { ErrorBlockProps } from './error-block/error-block'
export type { ErrorBoundaryProps } from './error-boundary/error-boundary'
export type { AvatarProps } from './avatar/avatar'
export type { BadgeProps, BadgeTone } from './badge/badge'
export type { CardProps } from './card/card'
export type { CoverProps } from './cover/cover'
export type { ProgressBarProps } from './progress-bar/progress-bar'
export type { QrCodeProps } from './qr-code/qr-code'
export type { SealProps } from './seal/seal'
export type { SectionProps } from './section/section'
export type { StateImageKind } from './state-image/state-drawing'
