import { type ComponentType, lazy } from 'react';
import { fetchPart } from '#platform/http/fetch-part.ts';

/**
 * A part of the page that is fetched when it is first shown, or once the server can be reached: what is on the page already stays.
 * @param load a module-level function around a dynamic import
 */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => fetchPart(load));
