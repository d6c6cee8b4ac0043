import {translate} from '@docusaurus/Translate';
import type {ItemRow} from '@site/src/plugins/version-changes/types';

/** The kind of a changed item, in the reader's language. */
export function kindName(kind: ItemRow['kind']): string {
  switch (kind) {
    case 'command':
      return translate({id: 'site.changes.command', message: 'Command'});
    case 'flag':
      return translate({id: 'site.changes.flag', message: 'Option'});
    case 'schema':
      return translate({id: 'site.changes.schema', message: 'Schema'});
    case 'attribute':
      return translate({id: 'site.changes.attribute', message: 'Attribute'});
    case 'module':
      return translate({id: 'site.changes.module', message: 'Module'});
    case 'key':
      return translate({id: 'site.changes.key', message: 'Key'});
    case 'kind':
      return translate({id: 'site.changes.kind', message: 'Kind'});
    case 'field':
      return translate({id: 'site.changes.field', message: 'Field'});
    case 'endpoint':
      return translate({id: 'site.changes.endpoint', message: 'Endpoint'});
    case 'parameter':
      return translate({id: 'site.changes.parameter', message: 'Parameter'});
    case 'value':
      return translate({id: 'site.changes.value', message: 'Chart value'});
  }
}
