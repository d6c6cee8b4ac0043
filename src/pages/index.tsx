import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';
import {MarkdownLink} from '@site/src/components/docs/MarkdownActions/MarkdownLink';
import {FirstPaintAwaits} from '@site/src/components/firstPaint/FirstPaintAwaits';
import {PageCard} from '@site/src/components/head/cards';
import {Community} from '@site/src/components/home/Community';
import {EntryPoints} from '@site/src/components/home/EntryPoints';
import {Hero} from '@site/src/components/home/Hero';
import {LatestPosts} from '@site/src/components/home/LatestPosts';
import {Screens} from '@site/src/components/home/Screens';
import {ToolLine} from '@site/src/components/home/ToolLine';

/** The home page: headline and example, the four tools, entry points, and news. */
export default function HomePage(): ReactNode {
  const home = useBaseUrl('/');
  const promise = translate({
    id: 'site.home.promise',
    message: 'Developers say what they need. Your platform decides how it runs.',
  });
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Open-source tools for platform engineering: describe an application once, deliver it, operate it safely, and see what runs.',
      })}
    >
      <MarkdownLink route={home} />
      <PageCard page={{permalink: home, title: promise}} />
      <main className={styles.home}>
        <Hero />
        <FirstPaintAwaits id="tools" />
        <ToolLine />
        <Screens />
        <EntryPoints />
        <LatestPosts />
        <Community />
      </main>
    </Layout>
  );
}
