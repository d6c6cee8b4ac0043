/** The site configuration used by the runtime. */
export default {baseUrl: '/'};
