import {useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const defaultBreakpoint = 996;
const settled = 20;

/**
 * Whether the window is as wide as the desktop or the mobile layout; `ssr` before hydration. Changes 20 ms after the last
 * resize event.
 */
export function useWindowSize({desktopBreakpoint = defaultBreakpoint} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');

  useEffect(() => {
    let timer: number | undefined;
    const measure = () => {
      setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    };
    const measureLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, settled);
    };
    measure();
    window.addEventListener('resize', measureLater);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', measureLater);
    };
  }, [desktopBreakpoint]);

  return size;
}
