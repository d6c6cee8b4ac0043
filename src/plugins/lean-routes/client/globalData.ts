import data from '@generated/globalData';

/** Global data of all plugins; the lists of docs grow as pages become known. */
export default data;
