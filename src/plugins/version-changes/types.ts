import type {referenceProduct} from '../../../config/reference';
import type {compareVersions} from './server/compareVersions';
import type {listVersions} from './server/listVersions';
import type {pageChanges} from './server/pageChanges';
import type {readSite} from './server/readSite';

/** A product whose versions are compared. */
export type ComparedProduct = ReturnType<typeof referenceProduct>;

/** The changes between two versions of a product. */
export type Overview = ReturnType<typeof compareVersions>['overview'];

/** The changes on a page since the previous version. */
export type PageChanges = ReturnType<typeof pageChanges>;

/** Data of the page about two versions. */
export type ChangesPageData = ReturnType<typeof readSite>['pages'][number];

/** The versions of a product on `/versions`, newest first. */
export type ProductVersions = ReturnType<typeof listVersions>;
