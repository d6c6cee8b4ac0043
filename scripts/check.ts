import {htmlCheck} from './check-html';
import {linksCheck} from './check-links';
import {lockfileCheck} from './check-lockfile';
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
  htmlCheck,
  searchCheck,
]);
