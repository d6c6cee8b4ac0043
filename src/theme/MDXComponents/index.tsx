import OriginalMDXComponents from '@theme-original/MDXComponents';
import {RestOfPage} from '@site/src/components/docs/RestOfPage';
import {TableRow} from '@site/src/components/docs/TableRow';
import {TaskBox} from '@site/src/components/docs/TaskBox';

/** The stock elements, plus task lists with named checkboxes, table rows with anchors, and the deferred part of long pages. */
export default {...OriginalMDXComponents, input: TaskBox, tr: TableRow, RestOfPage};
