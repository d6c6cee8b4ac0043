import {translate} from '@docusaurus/Translate';
import type {ItemRow} from '@site/src/plugins/version-changes/types';

/** What a changed thing is, in the reader's language. */
export function kindName(kind: ItemRow['kind']): string {
  return {
    command: translate({id: 'site.changes.command', message: 'Command'}),
    flag: translate({id: 'site.changes.flag', message: 'Option'}),
    schema: translate({id: 'site.changes.schema', message: 'Schema'}),
    attribute: translate({id: 'site.changes.attribute', message: 'Attribute'}),
    module: translate({id: 'site.changes.module', message: 'Module'}),
    key: translate({id: 'site.changes.key', message: 'Key'}),
    kind: translate({id: 'site.changes.kind', message: 'Kind'}),
    field: translate({id: 'site.changes.field', message: 'Field'}),
    endpoint: translate({id: 'site.changes.endpoint', message: 'Endpoint'}),
    parameter: translate({id: 'site.changes.parameter', message: 'Parameter'}),
    value: translate({id: 'site.changes.value', message: 'Chart value'}),
  }[kind];
}

/** What happened to a thing that both versions or only the older one has, with placeholders. */
export function changeText(change: Exclude<ItemRow['change'], 'added'>): string {
  return {
    removed: translate({id: 'site.changes.removed', message: '{thing}: removed'}),
    renamed: translate({id: 'site.changes.renamed', message: '{thing}: renamed; was {from}'}),
    type: translate({id: 'site.changes.type', message: '{thing}: type changed from {from} to {to}'}),
    default: translate({id: 'site.changes.default', message: '{thing}: default changed from {from} to {to}'}),
    required: translate({id: 'site.changes.required', message: '{thing}: now required'}),
  }[change];
}
