import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import OriginalNavbarItem from '@theme-original/NavbarItem';
import type {ReactNode} from 'react';

export default function NavbarItem(props: Props): ReactNode {
  const {type} = props;
  if (type !== undefined && !(type in ComponentTypes)) {
    throw new Error(
      `There is no navbar item type "${type as string}".\nKnown types are:\n- ${Object.keys(ComponentTypes).join('\n- ')}`,
    );
  }
  return <OriginalNavbarItem {...props} />;
}
