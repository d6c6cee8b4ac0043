import OriginalDefaultNavbarItem from '@theme-original/NavbarItem/DefaultNavbarItem';
import type {ComponentProps, ReactNode} from 'react';
import {throwIfAsked} from '../../fault';

export default function DefaultNavbarItem(props: ComponentProps<typeof OriginalDefaultNavbarItem>): ReactNode {
  throwIfAsked('navbar');
  return <OriginalDefaultNavbarItem {...props} />;
}
