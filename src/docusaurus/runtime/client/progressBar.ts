import type {ClientModule} from '@docusaurus/types';
import styles from './progressBar.module.css';

/** Delay in ms before the bar appears: most pages load faster, and the bar would only flicker. */
const delay = 200;

const bar = Object.assign(document.createElement('div'), {className: styles.bar, ariaHidden: 'true'});
bar.dataset.progress = '';

/** Shows a progress bar while the next page loads. Docusaurus' own has an invalid ARIA role. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => document.body.append(bar), delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate: () => bar.remove(),
};

export default progressBar;
