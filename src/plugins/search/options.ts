import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the search plugin; all are required. */
export interface PluginOptions {
  readonly id?: string;
  /** Whether an empty query opens the panel with the results opened last. */
  readonly openOnFocus: boolean;
  /** Single pages to leave out: paths below the base URL, such as `search`. */
  readonly hiddenRoutes: readonly string[];
  /** Names of the docs plugin instances as readers know them, by id. */
  readonly productLabels: Readonly<Record<string, string>>;
}

const schema = Joi.object<PluginOptions>({
  openOnFocus: Joi.boolean().required(),
  hiddenRoutes: Joi.array().items(Joi.string()).required(),
  productLabels: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

/** Checks the options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
