import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type {ReactNode} from 'react';
import {Dropdown} from '@site/src/components/navbar/Dropdown';

export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
  return (
    <Dropdown label={label} className={className} alignRight={position !== 'left'}>
      {items.map((item, index) => (
        <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
      ))}
    </Dropdown>
  );
}
