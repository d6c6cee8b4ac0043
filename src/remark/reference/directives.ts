import type {Directive} from './directive';
import {apiSchema, endpoints} from './tables/api';
import {schema, workspaceKeys} from './tables/attributeTables';
import {cliCommands, cliOptions} from './tables/cli';
import {crdFields} from './tables/crdFields';
import {helmValues} from './tables/helmValues';

/** Every directive that becomes a table of reference data, by name. */
export const directives: ReadonlyMap<string, Directive> = new Map(
  [cliOptions, cliCommands, schema, workspaceKeys, crdFields, endpoints, apiSchema, helmValues].map(
    (directive) => [directive.name, directive],
  ),
);
