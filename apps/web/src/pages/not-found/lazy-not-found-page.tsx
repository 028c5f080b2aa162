import { lazyRouteComponent } from '@tanstack/react-router'

/** The not-found page, whose code only those fetch who get lost. */
export const LazyNotFoundPage = lazyRouteComponent(() => import('./not-found-page'), 'NotFoundPage')
