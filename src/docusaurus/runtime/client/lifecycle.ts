import clientModules from '@generated/client-modules';
import type {Location} from 'history';

interface RouteChange {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/**
 * Tells every client module of a change of address.
 *
 * @returns a function that ends what the modules have begun; further calls do nothing.
 */
export function dispatch(event: 'onRouteUpdate' | 'onRouteDidUpdate', change: RouteChange): () => void {
  const callbacks = clientModules.map((module) => (module.default?.[event] ?? module[event])?.(change));
  return () => {
    callbacks.splice(0).forEach((callback) => callback?.());
  };
}
