import type {Directive} from './directive';
import {apiSchema} from './tables/apiSchema';
import {cliCommands} from './tables/cliCommands';
import {cliOptions} from './tables/cliOptions';
import {crdFields} from './tables/crdFields';
import {endpoints} from './tables/endpoints';
import {helmValues} from './tables/helmValues';
import {schema} from './tables/schema';
import {workspaceKeys} from './tables/workspaceKeys';

/** Every directive that becomes a table of reference data, by name. */
export const directives: ReadonlyMap<string, Directive> = new Map(
  [cliOptions, cliCommands, schema, workspaceKeys, crdFields, endpoints, apiSchema, helmValues].map(
    (directive) => [directive.name, directive],
  ),
);
