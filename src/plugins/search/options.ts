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

/** What a site may set; everything has a default. */
type Options = Partial<PluginOptions>;

const weight = Joi.number().min(0);
const schema = Joi.object<PluginOptions>({
  boosts: Joi.object({
    title: weight.default(5),
    content: weight.default(1),
    tags: weight.default(3),
    parentCategories: weight.default(2),
  }).default(),
  k1: Joi.number().min(0).default(1.2),
  b: Joi.number().min(0).max(1).default(0.75),
  resultLimit: Joi.number().integer().min(1).default(8),
  openOnFocus: Joi.boolean().default(false),
  excerptLength: Joi.number().integer().min(40).default(160),
  hiddenRoutes: Joi.array().items(Joi.string()).default([]),
  productLabels: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
});

/** Checks the options and fills in what is not set. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
