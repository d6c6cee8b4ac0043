/**
 * The theme imports these from `prism-react-renderer` at start and never uses them: the build tokenizes code blocks
 * (src/remark/codeTokens), and CSS classes color them.
 */
export const Prism = {languages: {}};
export const themes = {palenight: {plain: {}, styles: []}};
