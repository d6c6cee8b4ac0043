import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocVersionRoot';
import OriginalDocVersionRoot from '@theme-original/DocVersionRoot';
import type {ReactNode} from 'react';
import {titleContext, type TitleTexts} from '@site/src/plugins/head/core/pageTitle';

const texts: TitleTexts = {
  older: (product, version) => `${product} ${version}`,
  unreleased: (product, version) =>
    translate(
      {
        id: 'site.head.unreleasedTitle',
        message: '{product} {version} (unreleased)',
        description: 'Part of the title of pages that belong to a version in development',
      },
      {product, version},
    ),
};

/** The stock docs version root, whose pages name product and version in their titles. */
export default function DocVersionRoot(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version} = props;
  const labels = siteConfig.customFields?.productLabels as Readonly<Record<string, string | undefined>>;
  const product = labels[version.pluginId];
  return (
    <TitleFormatterProvider
      formatter={({title, siteTitle, titleDelimiter}) => {
        const context =
          product &&
          titleContext(
            title,
            product,
            {
              label: version.label,
              isLast: version.isLast,
              isUnreleased: version.banner === 'unreleased',
            },
            texts,
          );
        return [title, context, siteTitle].filter(Boolean).join(` ${titleDelimiter} `);
      }}
    >
      <OriginalDocVersionRoot {...props} />
    </TitleFormatterProvider>
  );
}
