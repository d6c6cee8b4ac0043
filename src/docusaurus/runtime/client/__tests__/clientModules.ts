/** Stands in for the client modules of a build. */
export default [];
