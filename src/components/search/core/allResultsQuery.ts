import {writePageQuery} from './pageQuery';

/** A version of a docs plugin. */
interface PluginVersion {
  readonly pluginId: string;
  readonly version: string;
}

/**
 * Query string with which the page of results looks into the versions that the dialog looks into.
 *
 * @param active version of the page that the reader comes from, if it belongs to one
 * @param usualVersion gives the version of a plugin that is searched from pages that belong to none
 */
export function allResultsQuery(
  text: string,
  active: PluginVersion | undefined,
  usualVersion: (pluginId: string) => string | undefined,
): string {
  const isUsual = active === undefined || usualVersion(active.pluginId) === active.version;
  return writePageQuery({text, versions: isUsual ? {} : {[active.pluginId]: active.version}});
}
