import OriginalMDXComponents from '@theme-original/MDXComponents';
import {TaskBox} from '@site/src/components/docs/TaskBox';

/** The stock elements of Markdown, and a task list whose boxes have names. */
export default {...OriginalMDXComponents, input: TaskBox};
