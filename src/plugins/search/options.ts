import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {Boosts} from './types';

/** Options of the search plugin, complete. */
export interface PluginOptions {
  readonly id?: string;
  /** Weights of the parts of a section. */
  readonly boosts: Boosts;
  /** Ranking constant of lunr: how soon further occurrences of a word count no more. */
  readonly k1: number;
  /** Ranking constant of lunr: how much long texts are held back, 0 to 1. */
  readonly b: number;
  /** Most results that the panel shows. */
  readonly resultLimit: number;
  /** Whether an empty query opens the panel, with the results opened last. */
  readonly openOnFocus: boolean;
  /** Characters of a section that the index files keep, and columns of them that a result shows. */
  readonly excerptLength: number;
  /** Single pages that are not searched: paths below the base URL, such as `search`. */
  readonly hiddenRoutes: readonly string[];
  /** Names of the docs plugin instances as readers know them, by id. */
  readonly productLabels: Readonly<Record<string, string>>;
}

const weight = Joi.number().min(0).required();
// Without defaults: a number that stands here as well is not the one that checks and measurements search by.
const schema = Joi.object<PluginOptions>({
  boosts: Joi.object({title: weight, content: weight, tags: weight, parentCategories: weight}).required(),
  k1: Joi.number().min(0).required(),
  b: Joi.number().min(0).max(1).required(),
  resultLimit: Joi.number().integer().min(1).required(),
  openOnFocus: Joi.boolean().required(),
  excerptLength: Joi.number().integer().min(40).required(),
  hiddenRoutes: Joi.array().items(Joi.string()).required(),
  productLabels: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

/** Checks the options; all of them must be set. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
