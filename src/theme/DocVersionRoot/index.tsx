import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocVersionRoot';
import OriginalDocVersionRoot from '@theme-original/DocVersionRoot';
import type {ReactNode} from 'react';

/**
 * The part of a page's title between its own title and the site's: product and version or, in the latest version, the
 * product unless the page's title names it.
 */
function titleContext(title: string, product: string, {label, isLast, banner}: Props['version']) {
  if (isLast) {
    return title.includes(product) ? undefined : product;
  }
  return banner === 'unreleased'
    ? translate(
        {id: 'site.head.unreleasedTitle', message: '{product} {version} (unreleased)'},
        {product, version: label},
      )
    : `${product} ${label}`;
}

/** The stock docs version root, whose pages name product and version in their titles. */
export default function DocVersionRoot(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version} = props;
  const labels = siteConfig.customFields?.productLabels as Readonly<Record<string, string | undefined>>;
  const product = labels[version.pluginId];
  return (
    <TitleFormatterProvider
      formatter={({title, siteTitle, titleDelimiter}) => {
        const context = product && titleContext(title, product, version);
        return [title, context, siteTitle].filter(Boolean).join(` ${titleDelimiter} `);
      }}
    >
      <OriginalDocVersionRoot {...props} />
    </TitleFormatterProvider>
  );
}
