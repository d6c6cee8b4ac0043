/**
 * Loader of the generated table of pages: without the ids of compiled pages, which nothing uses in a browser. With them, the
 * first visit to a page would change the table and, as an update of it, start half of the app again.
 */
module.exports = (source) => source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, 'null');
