import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useState, type ReactNode} from 'react';

/**
 * Renders the menu of narrow screens when it's first opened. The stock component renders it after hydration of every
 * page.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown && <OriginalMobileSidebar />;
}
