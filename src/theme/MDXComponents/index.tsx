import OriginalMDXComponents from '@theme-original/MDXComponents';
import {TableRow} from '@site/src/components/docs/TableRow';
import {TaskBox} from '@site/src/components/docs/TaskBox';

/** The stock Markdown elements, plus task lists with named checkboxes and table rows with anchors. */
export default {...OriginalMDXComponents, input: TaskBox, tr: TableRow};
