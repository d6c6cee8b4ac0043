import OriginalTree from '@theme-original/TOCItems/Tree';
import type {ComponentProps, ReactNode} from 'react';
import {throwIfAsked} from '../../fault';

export default function Tree(props: ComponentProps<typeof OriginalTree>): ReactNode {
  throwIfAsked('contents');
  return <OriginalTree {...props} />;
}
