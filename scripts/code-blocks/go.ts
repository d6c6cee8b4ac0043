import type {Verifier} from './types';

/** Go: what `gofmt` can parse, a file or a part of one. */
export const verifyGo: Verifier = async ({lines}, {tools}) => {
  const output = await tools.gofmt?.(`${lines.join('\n')}\n`);
  const match = /^<standard input>:(\d+):\d+: (.*)$/m.exec(output ?? '');
  return match
    ? [{line: Number(match[1]), rule: 'go-syntax', message: `gofmt says: ${match[2] ?? ''}.`}]
    : [];
};
