import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';
import {MarkdownLink} from '@site/src/components/docs/MarkdownActions/MarkdownLink';
import {FirstPaintAwaits} from '@site/src/components/firstPaint/FirstPaintAwaits';
import {Community} from '@site/src/components/home/Community';
import {Doors} from '@site/src/components/home/Doors';
import {Hero} from '@site/src/components/home/Hero';
import {LatestPosts} from '@site/src/components/home/LatestPosts';
import {ToolLine} from '@site/src/components/home/ToolLine';

/** The home page: promise and proof, the four tools, the ways in, what is new. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Open-source tools for platform engineering: describe an application once, deliver it, operate it safely, and see what runs.',
      })}
    >
      <MarkdownLink route={useBaseUrl('/')} />
      <main className={styles.home}>
        <Hero />
        <FirstPaintAwaits id="tools" />
        <ToolLine />
        <Doors />
        <LatestPosts />
        <Community />
      </main>
    </Layout>
  );
}
