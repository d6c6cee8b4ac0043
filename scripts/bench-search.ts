/**
 * `npm run bench:search`: prints the relevance, size, and speed of the built site's search.
 *
 * Option: `--questions tuning|held-out|second-sample` asks another set of questions. Tune weights only with `tuning`. The
 * other sets are for final figures, which need new questions since decisions/0020 used all sets.
 */
import {locales} from '../config/locales';
import {searchPhrases} from '../config/search/phrases';
import {loadIndex} from '../src/plugins/search/core/loadIndex';
import {table} from './bench/figures';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import {latestIndexes, readIndexes, sizeOf} from './search/corpus';
import {ask, quantile, questionSets, readQuestions, timesOf} from './search/questions';

const {values: options} = readOptions({options: {questions: {type: 'string'}}});
if (options.questions !== undefined && !questionSets().includes(options.questions)) {
  console.error(`There are no questions "${options.questions}". Sets: ${questionSets().join(', ')}.`);
  process.exit(1);
}

for (const {locale, path: baseUrl} of locales) {
  const output = {outDir: `${projectDir}/build${baseUrl}`, baseUrl, locale};
  const indexes = latestIndexes(readIndexes(output));
  const loaded = indexes.map((index) => loadIndex(index, index.content));
  const questions = readQuestions(locale, options.questions);
  const relevance = table(
    [locale, 'questions', 'MRR@8', 'recall@1', 'recall@8'],
    Object.entries(ask(loaded, questions, baseUrl)).map(
      ([kind, {questions: count, mrr, recall1, recall8}]) => [
        kind,
        count,
        ...[mrr, recall1, recall8].map((share) => share.toFixed(3)),
      ],
    ),
  );
  const phrases = searchPhrases(locale);
  const sizes = table(
    ['index', 'sections', 'bytes', 'gzip', 'indexed text'],
    indexes.map((index) => {
      const {gzip, indexed} = sizeOf(index, output, phrases);
      return [index.tag, index.content.documents.length, Buffer.byteLength(index.text), gzip, indexed];
    }),
  );
  const times = timesOf(loaded, questions);
  const speed = table(
    ['queries as they are typed, ms', 'p50', 'p95', 'p99', 'max'],
    [[times.length, ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1))]],
  );
  console.log([relevance, sizes, speed].join('\n\n'), '\n\n');
}
