import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import {mayReport} from '../core/consent';
import {createPageViewReporter} from '../core/pageViews';

interface GtagData {
  readonly trackingID: readonly [string, ...string[]];
  readonly anonymizeIP: boolean;
}

const {trackingID: ids, anonymizeIP} = globalData['docusaurus-plugin-google-gtag']?.default as GtagData;

const queue: unknown[] = [];

/** Queues a command for the tag, which reads `arguments` objects alone: it ignores arrays. */
const gtag = function () {
  // eslint-disable-next-line prefer-rest-params
  queue.push(arguments);
} as (...command: unknown[]) => void;

function loadTag(): void {
  Object.assign(window, {dataLayer: queue});
  gtag('js', new Date());
  for (const id of ids) {
    gtag('config', id, {send_page_view: false, ...(anonymizeIP ? {anonymize_ip: true} : {})});
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${ids[0]}`;
  document.head.append(script);
}

let loaded = false;

const report = createPageViewReporter((address) => {
  if (!loaded) {
    loaded = true;
    loadTag();
  }
  gtag('event', 'page_view', {
    page_path: address,
    page_location: window.location.origin + address,
    page_title: document.title,
  });
});

const pageViews: ClientModule = {
  onRouteDidUpdate({location}) {
    if (mayReport(navigator as {doNotTrack?: string | null; globalPrivacyControl?: boolean})) {
      report(location);
    }
  },
};

export default pageViews;
