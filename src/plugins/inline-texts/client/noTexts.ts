/** In the place of the table of all texts of the language: modules have theirs written into them. */
export default {};
