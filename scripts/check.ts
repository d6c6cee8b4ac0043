import {headCheck} from './check-head';
import {htmlCheck} from './check-html';
import {imagesCheck} from './check-images';
import {linksCheck} from './check-links';
import {lockfileCheck} from './check-lockfile';
import {markdownCheck} from './check-markdown';
import {routesCheck} from './check-routes';
import {samplesCheck} from './check-samples';
import {searchCheck} from './check-search';
import {translationsCheck} from './check-translations';
import {runChecks} from './lib/report';

/** In the order of `npm run check`: quick checks and those without a build come first. */
const checks = [
  lockfileCheck,
  translationsCheck,
  samplesCheck,
  imagesCheck,
  routesCheck,
  linksCheck,
  htmlCheck,
  headCheck,
  markdownCheck,
  searchCheck,
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
void runChecks(checks.filter(({name}) => wanted.length === 0 || wanted.includes(name)));
