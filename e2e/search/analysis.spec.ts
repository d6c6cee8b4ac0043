import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {tokenize} from '../../src/plugins/search/core/tokenize';

const source = path.resolve(__dirname, '../../src/plugins/search/core/tokenize.ts');

const texts = [
  'Kusion APPLY Café Москва ＫＣＬ０１ İstanbul',
  'dry-run KUSION_HOME go.mod apps/v1 podOpsLifecycle HTTPServer MySQL CRDs S3Bucket a.b.c.d.e',
  'use --dry-run, -f file, --output=json; a-b x - y https://kusionstack.io/docs?x=1',
  '使用CLI查看应用的资源，在工作空间中为平台配置 MySQL。库 的了和',
  '𠀀𠀁 ツール 한국 々〇 1234567 deadbeefdeadbeef01 🎉 \u0000 \u200b',
];

test('the browser cuts text into the same terms as the build', async ({page}) => {
  const {outputText} = ts.transpileModule(fs.readFileSync(source, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(outputText)}`;
  const terms = await page.evaluate(
    async ([module, list]) => {
      const {tokenize: inBrowser} = (await import(module)) as {tokenize: (text: string) => unknown};
      return list.map((text) => inBrowser(text));
    },
    [address, texts] as const,
  );
  expect(terms).toEqual(texts.map((text) => tokenize(text)));
});
