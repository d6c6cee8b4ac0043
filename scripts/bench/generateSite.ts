import path from 'node:path';
import {docsFolders, folderIn} from '../../config/contentSets';
import {products} from '../../config/products';
import {writeFile} from '../../src/build/files';

const words = {
  en: 'workspace backend stack module release resource cluster shard policy rollout probe token selector webhook apply preview',
  zh: '工作空间 后端 模块 发布记录 资源 集群 分片 策略 发布 探针 选择算符 部署 预览 清单 控制器 命名空间',
};

type Language = keyof typeof words;

function sentence(language: Language, seed: number): string {
  const list = words[language].split(' ');
  const picked = Array.from(
    {length: 14},
    (_, index) => list[(seed * 7 + index * ((seed % 5) + 3)) % list.length],
  );
  return language === 'en' ? `The ${picked.join(' ')}.` : `${picked.join('')}。`;
}

function page(language: Language, number: number): string {
  const sections = Array.from({length: 6}, (_, index) => {
    const seed = number * 6 + index + 1;
    const text = Array.from({length: 5}, (_unused, line) => sentence(language, seed + line)).join(' ');
    return `## Section ${index + 1} {/* #section-${index + 1} */}

${text}

| Field | Type | Meaning |
| --- | --- | --- |
| \`field${seed}\` | string | ${sentence(language, seed)} |

\`\`\`yaml title="file-${seed}.yaml"
name: page-${number}
replicas: ${seed % 9}
\`\`\`
`;
  }).join('\n');
  const description = `Generated page ${number} of a site that measures how the build and the pages scale.`;
  return `---\ntitle: Page ${number}\ndescription: ${description}\nsidebar_position: ${number}\n---\n\n${sentence(language, number)}\n\n${sections}`;
}

/**
 * Adds doc pages to every version of the default product, in both languages.
 *
 * @param siteDir folder of an assembled site
 * @param count number of pages to add per language
 */
export function addPages(siteDir: string, count: number): void {
  const versions = docsFolders(products[0]);
  for (let number = 1; number <= Math.round(count / versions.length); number += 1) {
    const below = `section-${Math.ceil(number / 12)}/page-${number}-about-a-subject-with-a-long-name.md`;
    for (const version of versions) {
      for (const language of ['en', 'zh'] as const) {
        writeFile(path.join(siteDir, folderIn(version, language), below), page(language, number));
      }
    }
  }
}
