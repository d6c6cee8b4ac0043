/** What the runtime reads of the site's configuration. */
export default {baseUrl: '/'};
