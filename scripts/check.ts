import {htmlCheck} from './check-html';
import {linksCheck} from './check-links';
import {lockfileCheck} from './check-lockfile';
import {referenceCheck} from './check-reference';
import {routesCheck} from './check-routes';
import {translationsCheck} from './check-translations';
import {runChecks} from './lib/report';

void runChecks([lockfileCheck, translationsCheck, referenceCheck, routesCheck, linksCheck, htmlCheck]);
