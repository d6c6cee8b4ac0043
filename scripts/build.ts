import {readEnvironment} from '../config/environment';
import {locales} from '../config/locales';
import {buildLocales, summaryOf} from './lib/buildLocales';

/** Builds all locales and says together what came of them. */
async function main(): Promise<void> {
  try {
    readEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const builds = await buildLocales(locales, process.argv.slice(2));
  const isBuilt = builds.every((build) => build.isBuilt);
  (isBuilt ? console.log : console.error)(summaryOf(builds));
  process.exit(isBuilt ? 0 : 1);
}

void main();
