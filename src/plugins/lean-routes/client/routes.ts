import {setPageSource} from '../../client-runtime/client/pageSource';
import {filesOf} from './chunks';
import {allPages, findPage, isKnown, routes} from './pages';

setPageSource({findPage, isKnown, allPages, filesOf});

/** In the place of Docusaurus' table of all routes: those of the pages known so far. */
export default routes;
