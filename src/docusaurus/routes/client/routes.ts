import {setPageSource} from '../../runtime/client/pageSource';
import {filesOf} from './chunks';
import {allPages, count, findPage, routes, subscribe} from './pages';

setPageSource({findPage, allPages, count, subscribe, filesOf});

/** Replaces Docusaurus' table of all routes: those of the pages known so far. */
export default routes;
