/**
 * Loader for the generated table of pages: removes the ids of compiled pages, which browsers don't need. With them, the
 * first visit to a page would change the table, and hot reloading would restart half of the app.
 */
module.exports = (source) => source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, 'null');
