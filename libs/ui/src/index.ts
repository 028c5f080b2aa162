// Design tokens and router-free, data-free primitives. Never knows about the API, the session,
// the router or what a course is.

// Theme
export { token } from './theme/token'
export { media } from './theme/media'
export { GlobalStyle } from './theme/global-style'

// Links and buttons
export { Link } from './link/link'
export { LinkProvider } from './link/link-provider'
export { Button } from './button/button'
export { ButtonLink } from './button/button-link'
export { IconButton } from './icon-button/icon-button'

// Fields
export { TextField } from './text-field/text-field'
export { PasswordField } from './password-field/password-field'
export { TextArea } from './text-area/text-area'
export { Checkbox } from './checkbox/checkbox'

// Overlays
export { Dialog } from './dialog/dialog'
export { ConfirmDialog } from './confirm-dialog/confirm-dialog'
export { Menu } from './menu/menu'
export { Toaster } from './toaster/toaster'
export { toast } from './toaster/toast'

// Moving around
export { Tabs } from './tabs/tabs'
export { Pagination } from './pagination/pagination'
export { Breadcrumb } from './breadcrumb/breadcrumb'
export { ChipGroup } from './chip-group/chip-group'
export { FilterRow } from './chip-group/filter-row'

// States of a block
export { Skeleton } from './skeleton/skeleton'
export { Spinner } from './spinner/spinner'
export { EmptyState } from './empty-state/empty-state'
export { ErrorBlock } from './error-block/error-block'
export { BlockBoundary } from './block-boundary/block-boundary'

// Content
export { Avatar } from './avatar/avatar'
export { Badge } from './badge/badge'
export { Card } from './card/card'
export { Container } from './container/container'
export { Cover } from './cover/cover'
export { PageHeading } from './page-heading/page-heading'
export { Price } from './price/price'
export { formatYuan } from './price/format-yuan'
export { ProgressBar } from './progress-bar/progress-bar'
export { QrCode } from './qr-code/qr-code'
export { Section } from './section/section'
export { VisuallyHidden } from './visually-hidden/visually-hidden'

export type { TokenName } from './theme/token'
export type { LinkProps } from './link/link'
export type { LinkProviderProps } from './link/link-provider'
export type { Navigate } from './link/link-navigation'
export type { ButtonProps } from './button/button'
export type { ButtonLinkProps } from './button/button-link'
export type { ButtonSize, ButtonVariant } from './button/button-look'
export type { IconButtonProps } from './icon-button/icon-button'
export type { TextFieldProps } from './text-field/text-field'
export type { PasswordFieldProps } from './password-field/password-field'
export type { TextAreaProps } from './text-area/text-area'
export type { CheckboxProps } from './checkbox/checkbox'
export type { DialogProps } from './dialog/dialog'
export type { ConfirmDialogProps } from './confirm-dialog/confirm-dialog'
export type { MenuProps } from './menu/menu'
export type { MenuItem } from './menu/menu-item'
export type { TabItem, TabsProps } from './tabs/tabs'
export type { PaginationProps } from './pagination/pagination'
export type { BreadcrumbProps } from './breadcrumb/breadcrumb'
export type { ChipGroupProps } from './chip-group/chip-group'
export type { SkeletonProps } from './skeleton/skeleton'
export type { SpinnerProps } from './spinner/spinner'
export type { EmptyStateProps } from './empty-state/empty-state'
export type { ErrorBlockProps } from './error-block/error-block'
export type { BlockBoundaryProps } from './block-boundary/block-boundary'
export type { AvatarProps } from './avatar/avatar'
export type { BadgeProps, BadgeTone } from './badge/badge'
export type { CardProps } from './card/card'
export type { CoverProps } from './cover/cover'
export type { PriceProps } from './price/price'
export type { ProgressBarProps } from './progress-bar/progress-bar'
export type { QrCodeProps } from './qr-code/qr-code'
export type { SectionProps } from './section/section'
