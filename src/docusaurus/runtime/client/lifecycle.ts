import clientModules from '@generated/client-modules';
import type {Location} from 'history';

/** A navigation. The first page has no previous location. */
export interface RouteChange {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/**
 * Calls a lifecycle hook of every client module.
 *
 * @returns a function that runs the modules' cleanup functions, once
 */
export function dispatch(event: 'onRouteUpdate' | 'onRouteDidUpdate', change: RouteChange): () => void {
  const callbacks = clientModules.map((module) => (module.default?.[event] ?? module[event])?.(change));
  return () => {
    callbacks.splice(0).forEach((callback) => callback?.());
  };
}
