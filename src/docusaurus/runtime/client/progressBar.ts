import type {ClientModule} from '@docusaurus/types';
import styles from './progressBar.module.css';

/** Delay in ms before the bar appears: most pages load faster, and the bar would only flicker. */
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

/** Shows a progress bar while the next page loads. Docusaurus' own has an invalid ARIA role. */
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
