import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {MouseEvent, ReactNode} from 'react';
import {MobileDropdown} from '@site/src/components/navbar/MobileDropdown';

export default function DropdownNavbarItemMobile({items, className, label, onClick}: Props): ReactNode {
  return (
    <MobileDropdown label={label} className={className}>
      {items.map((item, index) => (
        <NavbarItem
          mobile
          isDropdownItem
          activeClassName="menu__link--active"
          {...item}
          // Close the menu even if the item has its own click handler.
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            item.onClick?.(event);
            onClick?.(event);
          }}
          key={index}
        />
      ))}
    </MobileDropdown>
  );
}
