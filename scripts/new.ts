import {runCommand} from './lib/runCommand';
import {startDraft} from './new/draft';
import {interview} from './new/interview';
import {newPage} from './new/page';
import {newPost} from './new/post';
import {newProduct} from './new/product';
import {newVersion} from './new/version';

const tasks = {page: newPage, post: newPost, version: newVersion, product: newProduct};

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const task = tasks[name as keyof typeof tasks];
  const conversation = interview(args);
  const draft = startDraft();
  const steps = await task(conversation, draft);
  conversation.finish();
  const files = draft.save();
  const translations = files.filter((file) => /^i18n\/.*\.(?:mdx?|json)$/.test(file));
  steps.push(`Record the translations: npm run translations -- --accept ${translations.join(' ')}`);
  console.log(`\nWritten:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`\nNext:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
}

runCommand(main);
