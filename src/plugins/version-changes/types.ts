import type {referenceProduct} from '../../../config/reference';
import type {compareVersions} from './server/compareVersions';
import type {listVersions} from './server/listVersions';
import type {pageChanges} from './server/pageChanges';
import type {readSite} from './server/readSite';

/** A product whose versions are compared. */
export type ComparedProduct = ReturnType<typeof referenceProduct>;

/** The changes between two versions of a product. */
export type Overview = ReturnType<typeof compareVersions>['overview'];
/** A page with its title and its path, including the base URL. */
export type PageLink = Overview['added'][number];
/** A page in both versions. */
export type ChangedPage = Overview['changed'][number];
/** A changed item, in the reader's language. */
export type ItemRow = Overview['items'][number];

/** The changes on a page since the previous version. */
export type PageChanges = ReturnType<typeof pageChanges>;

/** Data of the page about two versions. */
export type ChangesPageData = ReturnType<typeof readSite>['pages'][number][1];

/** The versions of a product on `/versions`, newest first. */
export type ProductVersions = ReturnType<typeof listVersions>;
/** A version of a product on `/versions`. */
export type ListedVersion = ProductVersions['versions'][number];
