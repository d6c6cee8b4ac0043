import type {ClientModule} from '@docusaurus/types';
import styles from './progressBar.module.css';

/** Milliseconds after which a page that is loading gets a bar: most have come by then, and a bar would only flicker. */
const delay = 200;

let bar: HTMLElement | undefined;

function show(): void {
  if (!bar) {
    bar = document.createElement('div');
    bar.className = styles.bar ?? '';
    bar.dataset.progress = '';
    bar.ariaHidden = 'true';
    document.body.append(bar);
  }
}

function hide(): void {
  bar?.remove();
  bar = undefined;
}

/** A line at the top of the window while the next page loads; what stands there is styled by `progressBar.module.css`. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(show, delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate: hide,
};

export default progressBar;
