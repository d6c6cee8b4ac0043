import {setPageSource} from '../../runtime/client/pageSource';
import {filesOf} from './chunks';
import {allPages, findPage, routes} from './pages';

setPageSource({findPage, allPages, filesOf});

/** Replaces Docusaurus' table of all routes with those of the pages known so far. */
export default routes;
