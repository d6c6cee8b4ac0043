import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import {mayReport} from '../core/consent';
import {feedbackEvent, type Feedback} from '../core/feedback';

interface GtagData {
  readonly trackingID: readonly [string, ...string[]];
  readonly anonymizeIP: boolean;
}

const {trackingID: ids, anonymizeIP} = globalData['docusaurus-plugin-google-gtag']?.default as GtagData;

const queue: unknown[] = [];

/** Queues a command for the tag, which reads only `arguments` objects and ignores arrays. */
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

/** Sends an event about the page at an address. */
function send(name: string, address: string, values: object = {}): void {
  if (!loaded) {
    loaded = true;
    loadTag();
  }
  gtag('event', name, {
    page_path: address,
    page_location: window.location.origin + address,
    page_title: document.title,
    ...values,
  });
}

let reported: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports one page view for each change of path, query, or hash, 400 ms after the last change. */
function report({pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const address = pathname + search + hash;
    if (address !== reported) {
      reported = address;
      send('page_view', address);
    }
  }, 400);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(feedbackEvent, (event) => {
    if (mayReport(navigator)) {
      send('page_feedback', window.location.pathname, {helpful: (event as CustomEvent<Feedback>).detail});
    }
  });
}

const pageViews: ClientModule = {
  onRouteDidUpdate({location}) {
    if (mayReport(navigator)) {
      report(location);
    }
  },
};

export default pageViews;
