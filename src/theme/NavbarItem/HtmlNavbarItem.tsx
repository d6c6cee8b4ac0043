import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import OriginalHtmlNavbarItem from '@theme-original/NavbarItem/HtmlNavbarItem';
import type {ReactNode} from 'react';

export default function HtmlNavbarItem(props: Props): ReactNode {
  // The mobile menu is a list, so its items are list items there too.
  return <OriginalHtmlNavbarItem {...props} isDropdownItem={props.isDropdownItem || props.mobile} />;
}
