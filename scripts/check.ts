import {feedsCheck} from './check-feeds';
import {headCheck} from './check-head';
import {htmlCheck} from './check-html';
import {imagesCheck} from './check-images';
import {linksCheck} from './check-links';
import {lockfileCheck} from './check-lockfile';
import {redirectsCheck} from './check-redirects';
import {referenceCheck} from './check-reference';
import {routesCheck} from './check-routes';
import {samplesCheck} from './check-samples';
import {searchCheck} from './check-search';
import {translationsCheck} from './check-translations';
import {runChecks} from './lib/report';

void runChecks([
  lockfileCheck,
  translationsCheck,
  referenceCheck,
  samplesCheck,
  routesCheck,
  linksCheck,
  redirectsCheck,
  htmlCheck,
  imagesCheck,
  headCheck,
  feedsCheck,
  searchCheck,
]);
