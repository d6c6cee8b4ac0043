import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import OriginalTabItem from '@theme-original/TabItem';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tab's panel, with its label as a heading for print and for readers without JavaScript. */
export default function TabItem({children, ...props}: Props): ReactNode {
  const {tabValues} = useTabs();
  const label = tabValues.find(({value}) => value === props.value)?.label ?? props.value;
  return (
    <OriginalTabItem {...props}>
      <p className={styles.label} role="heading" aria-level={3}>
        {label}
      </p>
      {children}
    </OriginalTabItem>
  );
}
