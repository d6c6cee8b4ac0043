import {HostedSearch} from '../../HostedSearch';

/** Nothing can be fetched ahead of a query that a service answers. */
export const prepare = undefined;

export default HostedSearch;
