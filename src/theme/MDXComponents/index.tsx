import OriginalMDXComponents from '@theme-original/MDXComponents';
import {TableRow} from '@site/src/components/docs/TableRow';
import {TaskBox} from '@site/src/components/docs/TaskBox';

/** The stock elements of Markdown, a task list whose boxes have names, and table rows that can be linked. */
export default {...OriginalMDXComponents, input: TaskBox, tr: TableRow};
